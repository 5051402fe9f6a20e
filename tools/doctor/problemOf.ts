import type * as v from 'valibot';
import { isCallError } from '@/shared/api/callError';
import { readResponse } from '@/shared/api/readResponse';
import { sanitizeText } from '@/shared/text/sanitizeText';
import { textOf, type HostResponse } from './send';

export interface Problem {
  text: string;
  remedy: string;
}

/** Why a page cannot read this response as the JSON that the schema describes, or undefined if it can. */
export function problemOf(response: HostResponse, schema: v.GenericSchema): Problem | undefined {
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    return {
      text: `redirects to ${quote(headers.get('location') ?? 'nowhere')}`,
      remedy:
        'Respond directly: browsers do not follow a redirect after a preflight. If the host has moved, correct its address.',
    };
  }
  if (isHtml(response)) {
    return {
      text: `responds ${status} with an HTML page`,
      remedy: 'Read the log of this host, and check that the address is that of the API and not of a web page.',
    };
  }
  if (status !== 200) {
    return { text: `responds ${status}`, remedy: 'Compare the host with docs/contract.md, and read its log.' };
  }
  try {
    readResponse(response.body, schema);
    return undefined;
  } catch (error) {
    if (isCallError(error, 'not-found')) return { text: 'responds without a document', remedy: CONTRACT };
    return { text: `responds with something else: ${quote(textOf(response))}`, remedy: CONTRACT };
  }
}

const CONTRACT = 'Compare the response with docs/contract.md.';

export function isHtml(response: HostResponse) {
  return /^text\/html/i.test(response.headers.get('content-type') ?? '') || /^\s*<!doctype/i.test(textOf(response));
}

/** The beginning of a text of a host, in quotation marks and without characters that could change the terminal. */
export function quote(text: string) {
  return `“${sanitizeText(text, { length: 80, lines: 1 }) ?? ''}”`;
}
