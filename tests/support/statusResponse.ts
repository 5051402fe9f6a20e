import { HttpResponse } from 'msw';

/** The response that the real hosts send with a status; other errors have the HTML page of the hosting platform. */
export function statusResponse(status: number): Response {
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

/** What a network filter on the way responds in place of a host. */
export const filterPage = (status = 403): Response =>
  HttpResponse.html('<!DOCTYPE html><title>Blocked</title><h1>Blocked by your administrator</h1>', { status });
