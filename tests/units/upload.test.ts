import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createClient } from '@/api/client';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';

test('An upload says how much of it was sent, and its host is silent only from then on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent: UploadRequest[] = [];
  class UploadRequest extends EventTarget {
    upload = new EventTarget();
    status = 200;
    response = new ArrayBuffer();
    onloadend = () => {};
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return '';
    }
    send() {
      sent.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  const onUploadProgress = vi.fn();
  const uploaded = createClient('http://localhost:4103').post('/upload', {}, v.unknown(), { onUploadProgress });
  const request = await vi.waitUntil(() => sent[0]);

  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS * 0.9);
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4, lengthComputable: true }));
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS * 0.9);
  request.onloadend();
  expect(await uploaded).toBeNull();
  expect(onUploadProgress.mock.calls).toEqual([[0.25]]);
});
