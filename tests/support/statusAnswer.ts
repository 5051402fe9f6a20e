import { HttpResponse } from 'msw';

/** What the hosts are known to send with a status; a server's error is the hosting platform's page. */
export function statusAnswer(status: number): Response {
  switch (status) {
    case 401:
      return HttpResponse.text('unauthorized', { status });
    case 403:
      return HttpResponse.json({ message: 'forbidden access' }, { status });
    case 429:
      return HttpResponse.text('Too Many Requests', { status, headers: { 'retry-after': '5' } });
    default:
      return HttpResponse.html(`<!DOCTYPE html><title>${status}</title><h1>Application error</h1>`, { status });
  }
}
