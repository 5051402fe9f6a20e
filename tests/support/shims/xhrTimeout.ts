/** jsdom's own timer is not used for requests that MSW intercepts. Runs `timeout` on the fake clock. */
export function shimXhrTimeout() {
  const timers = new WeakMap<XMLHttpRequest, ReturnType<typeof setTimeout>>();

  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    configurable: true,
    set(this: XMLHttpRequest, ms: number) {
      clearTimeout(timers.get(this));
      if (ms > 0)
        timers.set(
          this,
          setTimeout(() => end(this), ms),
        );
    },
  });
}

function end(request: XMLHttpRequest) {
  const isUnderWay = request.readyState !== XMLHttpRequest.UNSENT && request.readyState !== XMLHttpRequest.DONE;
  if (isUnderWay) request.dispatchEvent(new ProgressEvent('timeout'));
}
