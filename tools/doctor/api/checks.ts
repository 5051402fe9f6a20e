import { path } from '@/shared/api/path';
import { corsOf } from '../cors';
import { UNKNOWN_ID, type Checks, type Consultation } from '../consultation';
import { fine } from '../finding';
import { bearer, token, unknownId } from './access';
import { documents } from './documents';
import { openReads, read } from './reads';
import { compression, etag, speed } from './transfer';

export const apiChecks = {
  reachable,
  cors,
  reads: openReads,
  documents,
  'unknown id': unknownId,
  bearer,
  token,
  compression,
  etag,
  speed,
} satisfies Checks;

async function* reachable(consultation: Consultation) {
  await read(consultation, '/cars');
  yield fine(`Responds at ${consultation.settings.apiUrl}.`);
}

function cors(consultation: Consultation) {
  const { apiUrl } = consultation.settings;
  const headers = ['authorization', 'content-type'];
  const calls = [
    { method: 'GET', url: `${apiUrl}/reportedpost`, headers: ['authorization'] },
    { method: 'POST', url: `${apiUrl}/cars`, headers },
    { method: 'PUT', url: apiUrl + path('/users/admin/:id', { id: UNKNOWN_ID }), headers },
    { method: 'DELETE', url: apiUrl + path('/seller/:id', { id: UNKNOWN_ID }), headers: ['authorization'] },
  ];
  return corsOf(consultation, calls, true);
}
