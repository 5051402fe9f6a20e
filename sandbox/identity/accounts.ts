import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { firebaseProject } from '@sandbox/run/settings';

// Unknown fields are kept: the emulator must get back exactly what it exported.
export const accountsSchema = v.array(v.looseObject({ localId: v.string(), validSince: v.optional(v.string()) }));
export type Accounts = v.InferOutput<typeof accountsSchema>;

const pageSchema = v.object({ users: v.optional(accountsSchema, []), nextPageToken: v.optional(v.string()) });
const importSchema = v.object({ error: v.optional(v.array(v.object({ message: v.string() })), []) });
const lookupSchema = v.object({ users: v.tupleWithRest([v.object({ email: v.string() })], v.unknown()) });
const PAGE_SIZE = 1000;

interface NewAccount {
  email: string;
  password: string;
  name: string;
  photo?: string;
}

/** All accounts in the emulator's own format, password hashes included. */
export async function exportAccounts(): Promise<Accounts> {
  const all: Accounts = [];
  let next = '';
  do {
    const page = v.parse(
      pageSchema,
      await callAdminApi('GET', `/accounts:batchGet?maxResults=${PAGE_SIZE}&nextPageToken=${next}`),
    );
    all.push(...page.users);
    next = page.users.length < PAGE_SIZE ? '' : (page.nextPageToken ?? '');
  } while (next !== '');
  return all;
}

/**
 * Restores exported accounts. `validSince` is restored too, so that sessions stay valid.
 * @throws Error if the emulator rejects an account
 */
export async function importAccounts(accounts: Accounts): Promise<void> {
  if (accounts.length === 0) return;
  const { error } = v.parse(importSchema, await callAdminApi('POST', '/accounts:batchCreate', { users: accounts }));
  if (error.length > 0) throw new Error(error.map(({ message }) => message).join('; '));
  for (const { localId, validSince } of accounts) {
    if (validSince !== undefined) await callAdminApi('POST', '/accounts:update', { localId, validSince });
  }
}

export async function createAccount({ email, password, name, photo }: NewAccount): Promise<void> {
  await callAdminApi('POST', '/accounts', { email, password, displayName: name, photoUrl: photo, emailVerified: true });
}

/** Makes wrong passwords and unknown addresses give the same error, the default for projects created since 2023. */
export async function enableEmailEnumerationProtection(): Promise<void> {
  const mask = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  await callAdminApi(
    'PATCH',
    `/config?updateMask=${mask}`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    'v2',
  );
}

/** Returns the email address of the ID token's account, or undefined if the emulator rejects the token. */
export async function verifyIdentity(idToken: string): Promise<string | undefined> {
  const response = await fetch(`${addressOf('identity')}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  const result = v.safeParse(lookupSchema, await response.json());
  return response.ok && result.success ? result.output.users[0].email : undefined;
}

async function callAdminApi(method: string, path: string, body?: object, version = 'v1'): Promise<unknown> {
  const address = `${addressOf('identity')}/identitytoolkit.googleapis.com/${version}/projects/${firebaseProject}${path}`;
  const response = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`The identity emulator responded with ${response.status} to ${path}: ${await response.text()}`);
  return response.json();
}
