import type { Caller } from '../../caller';
import { StatusError, toStatusError } from '../../status';
import type { FirestoreService, Json, StreamSession, StreamSink } from '../contract';

/**
 * Creates a Write session: a handshake, then batches, each answered in order with its results.
 *
 * A request without writes gets only a token and is the last one. A refused batch ends the stream through
 * `sink.fail`. The client then resends every later batch on a new stream, so no batch after a refused one is
 * applied.
 */
export function createWriteSession(
  service: FirestoreService,
  caller: Caller,
  sink: StreamSink,
): StreamSession {
  let database: string | undefined;
  let answered = 0;
  let ended = false;
  let turn: Promise<void> = Promise.resolve();

  const nextToken = () => {
    answered += 1;
    return Buffer.from(String(answered)).toString('base64');
  };

  const take = async (message: Json): Promise<void> => {
    if (ended) return;
    try {
      if (database === undefined) {
        database = handshake(service, message);
        sink.send({ streamId: String(Date.now()), streamToken: nextToken() });
        return;
      }
      const writes = message['writes'];
      // The SDKs announce the end of the stream with an empty request.
      if (!Array.isArray(writes) || writes.length === 0) {
        ended = true;
        sink.send({ streamToken: nextToken() });
        return;
      }
      const result = await service.commit(caller, { database, writes });
      sink.send({
        streamToken: nextToken(),
        writeResults: result['writeResults'] ?? [],
        commitTime: result['commitTime'],
      });
    } catch (error) {
      ended = true;
      sink.fail(toStatusError(error));
    }
  };

  return {
    receive(message) {
      turn = turn.then(() => take(message));
    },
    close() {
      // Waiting batches were never answered, so the client sends them again.
      ended = true;
    },
  };
}

function handshake(service: FirestoreService, message: Json): string {
  const { database, writes } = message;
  if (typeof database !== 'string' || (Array.isArray(writes) && writes.length > 0)) {
    throw new StatusError('INVALID_ARGUMENT', 'The first message of a Write stream names the database only.');
  }
  service.database(database);
  return database;
}
