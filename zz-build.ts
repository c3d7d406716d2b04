import { execFileSync } from 'node:child_process';
import { localEnvironment } from './scripts/local-environment';
execFileSync('node_modules/.bin/tsx',['scripts/build.ts','--out',process.argv[2]!],{stdio:['ignore','ignore','inherit'],env:{...process.env,...localEnvironment({firestore:'127.0.0.1:42049',auth:'127.0.0.1:43405',storage:'127.0.0.1:43406'})}});
