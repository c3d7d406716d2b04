// The public entry for the product, its tests and its scripts. `./rules` reads rules without a server.
export {
  type BackendProcess,
  BackendEnded,
  startBackendProcess,
} from './backend-process';
export { decodeUnsignedJwt } from './auth/unsigned-jwt';
export { formatDenials } from './denials';
export { type Backend, type BackendSnapshot, startBackend } from './start';
