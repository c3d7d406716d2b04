// Serves the API's bundle, given as the first argument, in the way of the functions runtime.
import { createServer } from 'node:http';
import { cert, initializeApp } from 'firebase-admin/app';

const { GCLOUD_PROJECT: projectId, BENCH_KEY: privateKey } = process.env;
// The database client uses HTTP with a local backend only if it has a credential. This one gives access to
// nothing.
const clientEmail = `local@${projectId}.iam.gserviceaccount.com`;
initializeApp({ projectId, credential: cert({ projectId, clientEmail, privateKey }) });
const { api } = await import(process.argv[2]);
const server = createServer(api);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, ms: performance.now() }));
process.on('message', () => process.send(process.memoryUsage.rss()));
