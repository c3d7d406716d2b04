import { AuthError } from './auth-error';
import { applyOobCode, resetPassword } from './mail-codes';
import type { AuthService } from './service';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

export interface ActionPage {
  readonly http: number;
  readonly html: string;
}

function refusalPage(error: AuthError): ActionPage {
  return {
    http: error.http,
    html: page('This link cannot be used', `<p role="alert">${escapeHtml(error.message)}</p>`),
  };
}

function onward(continueUrl: string | null): string {
  if (continueUrl === null || !/^https?:/i.test(continueUrl)) return '';
  return `<p><a rel="noreferrer" href="${escapeHtml(continueUrl)}">Continue</a></p>`;
}

/** Renders the form behind a mailed link. Opening it changes nothing. */
export function showAction(auth: AuthService, query: URLSearchParams): ActionPage {
  try {
    const code = auth.oobCodes.check(query.get('oobCode') ?? '', auth.now());
    if (code.requestType === 'PASSWORD_RESET') {
      const html = page(
        'Choose a new password',
        `<form method="post"><p>For ${escapeHtml(code.email)}</p><label>New password
<input type="password" name="newPassword" autocomplete="new-password" required></label><button>Save</button></form>`,
      );
      return { http: 200, html };
    }
    const address = escapeHtml(code.newEmail ?? code.email);
    return {
      http: 200,
      html: page(
        'Confirm your address',
        `<form method="post"><p>${address}</p><button>Confirm</button></form>`,
      ),
    };
  } catch (error) {
    if (error instanceof AuthError) return refusalPage(error);
    throw error;
  }
}

/** Carries out the action of a mailed link. */
export async function submitAction(
  auth: AuthService,
  query: URLSearchParams,
  form: URLSearchParams,
): Promise<ActionPage> {
  const oobCode = query.get('oobCode') ?? '';
  try {
    const code = auth.oobCodes.check(oobCode, auth.now());
    if (code.requestType === 'PASSWORD_RESET') {
      await resetPassword(auth, { oobCode, newPassword: form.get('newPassword') ?? '' });
    } else {
      applyOobCode(auth, oobCode);
    }
    return { http: 200, html: page('Done', onward(query.get('continueUrl'))) };
  } catch (error) {
    if (error instanceof AuthError) return refusalPage(error);
    throw error;
  }
}
