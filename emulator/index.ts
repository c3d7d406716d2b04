// The public entry: what the product, its tests and its scripts may use. `./rules` holds what reads rules without a server.
export {
  type BackendProcess,
  BackendEnded,
  startBackendProcess,
} from './backend-process';
export { decodeUnsignedJwt } from './auth/unsigned-jwt';
export { formatDenials } from './denials';
export { type Backend, type BackendSnapshot, startBackend } from './start';
