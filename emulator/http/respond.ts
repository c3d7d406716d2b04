import type { ServerResponse } from 'node:http';
import { STATUS, type StatusError } from '../status';
import { endWith } from './compression';

/** Ends the response with `body` as JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  endWith(response, status, { 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(body));
}

/** Ends the response with plain text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  endWith(
    response,
    status,
    { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
    text,
  );
}

/** Returns the error body of Google's JSON APIs: `{error: {code: <http>, message, status}}`. */
export function errorBody(error: StatusError): { error: { code: number; message: string; status: string } } {
  return { error: { code: STATUS[error.status].http, message: error.message, status: error.status } };
}

/** Ends the response with the error body and its HTTP status. */
export function sendError(response: ServerResponse, error: StatusError): void {
  sendJson(response, STATUS[error.status].http, errorBody(error));
}
