// The first formatter of numbers or dates takes Chromium up to 75 ms of a slow phone, because it lists the locales that it has, once
// for all threads. So this worker makes one while the code of the page loads.
// oxlint-disable-next-line syntax/no-restricted-syntax -- not on the main thread
void new Intl.NumberFormat('en-US');
self.close();
