import { http, HttpResponse } from 'msw';

const tagOf = (script: string) => `<script async type="module" crossorigin src="/assets/${script}.js"></script>`;

/** The host of the site itself: what it serves as the index page, and how often it was asked for it. */
export const site = { page: '<!doctype html>', isDown: false, reads: 0 };

export const siteHandler = http.get(`${window.location.origin}/`, () => {
  site.reads += 1;
  return site.isDown ? HttpResponse.error() : HttpResponse.html(site.page);
});

/** The host serves this version from now on. */
export function deploy(script: string) {
  site.page = `<!doctype html><div id="root"></div>${tagOf(script)}`;
}

/** The documents of this test's pages are those of this version, which the host serves too. */
export function openVersion(script: string) {
  document.head.querySelector('script')?.remove();
  document.head.insertAdjacentHTML('beforeend', tagOf(script));
  deploy(script);
}

export function resetSite() {
  document.head.querySelector('script')?.remove();
  site.page = '<!doctype html>';
  site.isDown = false;
  site.reads = 0;
}
