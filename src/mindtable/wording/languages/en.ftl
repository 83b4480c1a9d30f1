# English, the source language.
