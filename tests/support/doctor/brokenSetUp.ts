import type { Proxies } from './loadDoctor';
import { fails, html, on, onEvery, responds, respondsJson, withHeaders } from './proxies';

const hex = (digit: string) => `65f${digit.repeat(21)}`;
export const post = (id: string, fields: object) => ({ _id: id, title: 'Jeep Wrangler', price: 21_000, ...fields });

/** Several mistakes of a first deployment at once. */
export const brokenSetUp: Proxies = {
  api: (request, host) => {
    const posts = [
      ...['1', '2', '3'].map((digit) => post(hex(digit), {})),
      post('no id', {}),
      post(hex('4'), { price: 'call me' }),
      post(hex('5'), { price: 19.99 }),
      post(hex('6'), { img: 'https://i.postimg.cc/jeep.jpg' }),
    ];
    if (request.method === 'OPTIONS')
      return withHeaders({ 'access-control-allow-methods': 'GET, POST' })(request, host);
    const car = posts.find(({ _id }) => request.url.endsWith(`/cars/${_id}`));
    if (car) return respondsJson(200, car)(request, host);
    if (request.url.endsWith('/cars')) return respondsJson(200, posts)(request, host);
    return on('GET /reportedpost', responds(200, '[]'))(request, host);
  },
  payments: fails('ECONNREFUSED'),
  images: onEvery('OPTIONS', html(405)),
  identity: on('GET /v1/projects', respondsJson(200, { projectId: '123456789012', authorizedDomains: ['localhost'] })),
  site: async (request, host) => {
    const response = await host(request);
    if (request.url.endsWith('.map')) return new Response('{"version":3}');
    const policy = response.headers.get('content-security-policy') ?? '';
    response.headers.set('content-security-policy', policy.replace('api.example.com', 'old-api.example.com'));
    return response.status === 404 ? new Response(response.body, { headers: response.headers }) : response;
  },
};
