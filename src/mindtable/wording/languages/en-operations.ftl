### What whoever runs a table reads: options of the server, and what `mindtable doctor` finds.

command-metrics-for = who may read /metrics: addresses or networks (default: this machine)
command-log = also log every request, as text or as JSON (default: only what goes wrong, as text)
command-doctor = check how the web table is set up and say what is wrong with it
command-doctor-workers = how many processes share the database, on all machines together (default: 1)
command-doctor-url = the address of the table as visitors know it, to check the way through the proxy
command-value-url = URL

## This machine. $count: connections; $folder, $file: where; $space: megabytes that are free; $problem: why not.

doctor-engine = The engine is compiled.
doctor-engine-slow = The engine is not compiled: strong bots take much longer to think. Install Mindtable on a machine with a C compiler.
doctor-server-slow = uvloop and httptools are missing; the table answers faster with them: pip install 'mindtable[quick-server]'
doctor-no-metrics = No figures are collected for /metrics: pip install 'mindtable[metrics]'
doctor-files = Up to { $count } connections can be open at the same time.
doctor-files-few = Only { $count } connections can be open at the same time. Raise the limit of open files (LimitNOFILE= in the unit, or ulimit -n).
doctor-folder = The data folder is { $folder }, with { $space } MB free.
doctor-folder-none = The data folder { $folder } cannot be used: { $problem }.
doctor-folder-full = Only { $space } MB are free in { $folder }.
doctor-key = Only its owner can read the key.
doctor-key-open = Others can read the key { $file }. Keep it private: chmod 600 { $file }
doctor-key-none = There is no key yet. The first start makes one.
doctor-key-shared = The key is in the database, for all machines.

## The database. $version, $wanted: of its tables; $seconds: how far apart clocks are; $setting: one of PostgreSQL's;
## $needed, $most: connections; $name: a standby; $user: who connects; $encoding: of its text.

doctor-database = The database answers.
doctor-tables = Its tables have version { $version }.
doctor-tables-none = There are no tables yet. The first start makes them.
doctor-tables-old = Its tables have version { $version }, and this program needs { $wanted }. Bring them up to date: mindtable migrate
doctor-clock = This machine and the database agree on the time.
doctor-clock-off = The clocks of this machine and of the database are { $seconds } s apart. Let both follow a time server.
doctor-read-only = This database is a standby and takes no moves. Name both machines in its address, with target_session_attrs=read-write.
doctor-encoding = The text of the database is encoded as { $encoding }. Names need UTF8: create the database again with that encoding.
doctor-durable = What it has confirmed survives a power cut.
doctor-careless = { $setting } is off: moves that were confirmed can be lost when the database’s machine fails. Turn it on.
doctor-connections = It has room for { $most } connections; { $needed } are needed.
doctor-connections-few = It has room for only { $most } connections; { $needed } are needed. Raise max_connections.
doctor-idle = idle_session_timeout closes quiet connections, so that processes hear of each other’s moves too late. Set it to 0.
doctor-not-encrypted = The connection to the database on another machine is not encrypted. Add sslmode=verify-full to its address.
doctor-standby-none = It has no standby: if its disk is lost, only the last backup is left.
doctor-standby-unseen = { $user } may not see how far the standbys have come. To allow it: GRANT pg_monitor TO { $user };
doctor-standby = What was confirmed is on the standby { $name } as well.
doctor-standby-behind = The standby { $name } follows asynchronously: if the primary is lost, the last moves that were confirmed may be, too.
doctor-standby-missing = synchronous_standby_names names a standby, but none follows synchronously: every move waits for one.
doctor-standby-ignored = synchronous_commit is { $setting }: moves are confirmed before they are on the standby. Set it to on.

## The way through the proxy. $url: the address that visitors know.

doctor-url = Visitors reach the table at { $url }.
doctor-url-none = The table cannot be reached at { $url }: { $problem }.
doctor-url-https = Visitors come to { $url } by https, but the table does not know it. Name the proxy with --behind-proxy, and let it send X-Forwarded-Proto.
doctor-url-metrics = Anybody can read { $url }/metrics. Make the proxy block that page.

doctor-well = Nothing is wrong.
doctor-wrong =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
