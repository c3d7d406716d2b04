import type { StoredObject } from './metadata';
import { putObject } from './operations';
import type { ResumableUpload } from './resumable-uploads';
import type { StorageService } from './service';

/**
 * Turns a complete upload into an object. The rules decide at this point, for the caller who started it. A
 * refusal ends the upload, and later requests get the same error. Missing bytes leave it open.
 */
export function finishUpload(service: StorageService, upload: ResumableUpload): StoredObject {
  if (upload.refusal !== undefined) throw upload.refusal;
  const content = service.uploads.content(upload);
  const { bucket, name, caller, metadata, contentType, query, withToken } = upload;
  try {
    const stored = putObject(service, caller, {
      place: { bucket, name },
      metadata,
      contentType,
      content,
      query,
      withToken,
    });
    service.uploads.finish(upload, { stored });
    return stored;
  } catch (refusal) {
    service.uploads.finish(upload, { refusal });
    throw refusal;
  }
}
