import type { StoredObject } from './metadata';
import { putObject } from './operations';
import type { ResumableUpload } from './resumable-uploads';
import type { StorageService } from './service';

/**
 * Turns a complete upload into an object; only now the rules decide, for the person who began it. A refusal
 * ends the upload, missing bytes do not.
 */
export function finishUpload(service: StorageService, upload: ResumableUpload): StoredObject {
  const content = service.uploads.content(upload);
  const { bucket, name, caller, metadata, contentType, query, withToken } = upload;
  let stored: StoredObject | undefined;
  try {
    stored = putObject(service, caller, {
      place: { bucket, name },
      metadata,
      contentType,
      content,
      query,
      withToken,
    });
    return stored;
  } finally {
    service.uploads.finish(upload, stored);
  }
}
