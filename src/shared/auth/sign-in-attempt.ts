import type { Actor } from './actor';
import { decideAtForm, resolveActor } from './auth-decision';
import type { Identity } from './identity';
import type { LiveRecord, OwnRecord, RecordFollower } from './own-record';
import type { Role } from './profile';
import { sessionTexts } from './session-texts';
import { SignInRefusedError } from './sign-in-refused-error';

/** The input of a sign-in form. `form` is the role that the form is for. */
export interface Credentials {
  readonly form: Role;
  readonly email: string;
  readonly password: string;
}

interface AttemptParts {
  readonly identity: () => Promise<Identity>;
  readonly record: RecordFollower;
  /** Called when the person is signed in. */
  readonly onAdmitted: (actor: Actor) => void;
  /** Called with the states of the record after the attempt. */
  readonly onRecord: (uid: string, live: LiveRecord) => void;
}

/**
 * Signs in, reads the person's record and checks their role. A refusal, an error or an abort leaves no
 * session behind. Rejects with SignInRefusedError, or with the provider's error.
 */
export async function attemptSignIn(
  { identity, record, onAdmitted, onRecord }: AttemptParts,
  { form, email, password }: Credentials,
  signal: AbortSignal,
): Promise<Actor> {
  let isOver = false;

  /** Resolves with a function that returns the newest state of the record. Rejects if it can't be read. */
  const readRecord = (uid: string) =>
    new Promise<() => OwnRecord>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      let newest: OwnRecord;
      record.follow(uid, (live) => {
        if (isOver) onRecord(uid, live);
        else if (live.status === 'ready' && live.fromServer) {
          newest = live.data;
          resolve(() => newest);
        } else if (live.status === 'denied' || live.status === 'failed')
          reject(new SignInRefusedError(sessionTexts.unreadable));
      });
    });

  try {
    const client = await identity();
    const uid = await client.signIn(email, password);
    const newest = await readRecord(uid);
    const admit = () => {
      const decision = decideAtForm(form, resolveActor(uid, newest()));
      if (!decision.admitted) throw new SignInRefusedError(decision.reason);
      signal.throwIfAborted();
      return decision.actor;
    };
    admit();
    await client.keep();
    // The record may have changed while the browser stored the session.
    const actor = admit();
    isOver = true;
    onAdmitted(actor);
    return actor;
  } catch (error) {
    record.leave();
    await identity().then(forget, () => {});
    throw error;
  }
}

/** Signs out after a refusal and lets the client store sessions again. */
async function forget(client: Identity): Promise<void> {
  await client.end();
  await client.keep();
}
