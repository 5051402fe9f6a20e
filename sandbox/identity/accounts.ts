import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { firebaseProject } from '@sandbox/run/settings';

// Kept whole, unknown fields too: what the emulator exports is what it is given back.
export const accountsSchema = v.array(v.looseObject({ localId: v.string(), validSince: v.optional(v.string()) }));
export type Accounts = v.InferOutput<typeof accountsSchema>;

const pageSchema = v.object({ users: v.optional(accountsSchema, []), nextPageToken: v.optional(v.string()) });
const importSchema = v.object({ error: v.optional(v.array(v.object({ message: v.string() })), []) });
const lookupSchema = v.object({ users: v.tupleWithRest([v.object({ email: v.string() })], v.unknown()) });
const PAGE = 1000;

interface NewAccount {
  email: string;
  password: string;
  name: string;
  photo?: string;
}

/** Every account as the emulator holds it, password hashes included. */
export async function exportAccounts(): Promise<Accounts> {
  const all: Accounts = [];
  let next = '';
  do {
    const page = v.parse(pageSchema, await admin('GET', `/accounts:batchGet?maxResults=${PAGE}&nextPageToken=${next}`));
    all.push(...page.users);
    next = page.users.length < PAGE ? '' : (page.nextPageToken ?? '');
  } while (next !== '');
  return all;
}

/** Puts exported accounts back, and with them the moment since which their sessions count: nobody is signed out. */
export async function importAccounts(accounts: Accounts): Promise<void> {
  if (accounts.length === 0) return;
  const { error } = v.parse(importSchema, await admin('POST', '/accounts:batchCreate', { users: accounts }));
  if (error.length > 0) throw new Error(error.map(({ message }) => message).join('; '));
  for (const { localId, validSince } of accounts) {
    if (validSince !== undefined) await admin('POST', '/accounts:update', { localId, validSince });
  }
}

export async function makeAccount({ email, password, name, photo }: NewAccount): Promise<void> {
  await admin('POST', '/accounts', { email, password, displayName: name, photoUrl: photo, emailVerified: true });
}

/** Answers wrong passwords and unknown addresses alike, as projects made since 2023 do. */
export async function hideWhoHasAnAccount(): Promise<void> {
  const mask = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  await admin(
    'PATCH',
    `/config?updateMask=${mask}`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    'v2',
  );
}

/** The e-mail address that an identity token belongs to, if the emulator accepts the token. */
export async function verifyIdentity(idToken: string): Promise<string | undefined> {
  const answer = await fetch(`${addressOf('identity')}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  const found = v.safeParse(lookupSchema, await answer.json());
  return answer.ok && found.success ? found.output.users[0].email : undefined;
}

async function admin(method: string, path: string, body?: object, version = 'v1'): Promise<unknown> {
  const address = `${addressOf('identity')}/identitytoolkit.googleapis.com/${version}/projects/${firebaseProject}${path}`;
  const answer = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The identity emulator answered ${answer.status} to ${path}: ${await answer.text()}`);
  return answer.json();
}
