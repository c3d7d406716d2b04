import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuthService } from './service';

/** The file that holds the accounts: loaded once, then written after every change. */
export interface AuthData {
  /**
   * Loads the stored accounts into the service and writes each later change. If the file is unreadable,
   * throws and leaves it unchanged.
   */
  attach(service: AuthService): void;
  /** Resolves when all changes so far are on disk; rejects if the last write failed. */
  flush(): Promise<void>;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file atomically: a crash leaves the old file or the new one, never a part. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.new`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(text, 'utf8');
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

/**
 * Opens the store of accounts in `dir`/auth.json, which only its owner can read. Creates the folder if
 * needed.
 */
export function openAuthData(dir: string): AuthData {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'auth.json');
  let writing: Promise<void> | undefined;
  let stale: AuthService | undefined;

  const drain = async (): Promise<void> => {
    try {
      // The changes of one request become one write.
      await Promise.resolve();
      while (stale !== undefined) {
        const service = stale;
        stale = undefined;
        try {
          await writeAtomically(file, JSON.stringify(service.exportState()));
        } catch (error) {
          stale ??= service;
          throw error;
        }
      }
    } finally {
      writing = undefined;
    }
  };
  const write = (): Promise<void> => {
    writing ??= drain();
    return writing;
  };

  return {
    attach: (service) => {
      const text = readIfThere(file);
      if (text !== undefined) {
        try {
          service.importState(JSON.parse(text));
        } catch (error) {
          throw new Error(
            `${file} cannot be read as accounts: ${error instanceof Error ? error.message : String(error)}`,
            {
              cause: error,
            },
          );
        }
      }
      service.onChange(() => {
        stale = service;
        write().catch((error: unknown) => {
          console.error(`Accounts could not be written to ${file}:`, error);
        });
      });
    },
    flush: async () => {
      if (writing !== undefined || stale !== undefined) await write();
    },
  };
}
