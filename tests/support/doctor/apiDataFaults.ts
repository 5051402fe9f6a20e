import type { FaultRow } from './faultRow';
import { html, on, responds, respondsJson, takes, withHeaders } from './proxies';

const [fault, advice, untried] = ['fault', 'advice', 'untried'] as const;
const unknown = 'f'.repeat(24);
const withPosts = (...posts: object[]) => on('GET /cars', respondsJson(200, posts));
const post = (id: string, fields: object = {}) => ({
  _id: id.padEnd(24, '0'),
  title: 'Jeep',
  price: 12_500,
  ...fields,
});

/** Faults of what the API responds: its documents, its refusals and how lists are transferred. */
export const apiDataFaults: readonly FaultRow[] = [
  [
    'api/documents',
    'posts are unreadable or cannot be paid',
    {
      api: withPosts(
        post('1'),
        post('no id'),
        { title: 'Jeep' },
        post('2', { price: 'ask me' }),
        post('3', { price: 0.2 }),
        post('4', { price: 2_000_000 }),
        post('5', { price: 19.99 }),
      ),
    },
    advice,
    '7 posts, 2 unreadable, 4 without a price that can be paid.',
  ],
  [
    'api/documents',
    'pictures are elsewhere',
    { api: withPosts(post('1', { img: 'https://i.postimg.cc/a.jpg' }), post('2')) },
    advice,
    'The pictures of 1 post are on hosts that VITE_IMAGE_HOSTS does not list',
  ],
  [
    'api/documents',
    'a brand has no slug',
    { api: on('GET /carCategories', respondsJson(200, [{ _id: '6'.repeat(24), name: 'Lada' }])) },
    advice,
    '1 brand, 1 unreadable.',
  ],
  ['api/documents', 'there is no list', { api: on('GET /cars', html(502)) }, untried, 'no list'],

  ['api/unknown id', 'it gets a 404', { api: on(`GET /cars/${unknown}`, responds(404)) }, advice, 'responds 404'],
  [
    'api/unknown id',
    'it gets a document',
    { api: on(`GET /wishlist/${unknown}`, responds(200, '{"_id":"1"}')) },
    advice,
    'something else',
  ],

  [
    'api/bearer',
    'anybody gets reports',
    { api: on('GET /reportedpost', responds(200, '[]')) },
    advice,
    'gets data: any',
  ],
  ['api/bearer', 'a refusal is a crash', { api: on('GET /wishlist', html(500)) }, advice, '500 instead of 401'],
  ['api/bearer', 'a token expires in a crash', { api: on('GET /wishlist', html(500)) }, fault, '500 instead of 403'],
  ['api/bearer', 'it refuses with 403', { api: on('GET /wishlist', responds(403)) }, advice, '403 instead of 401'],
  [
    'api/bearer',
    'refusals cannot be read',
    { api: on('GET /wishlist', withHeaders({ 'access-control-allow-origin': undefined })) },
    fault,
    'cannot read that it was refused',
  ],

  [
    'api/token',
    'everybody gets a token',
    { api: on('GET /jwt', responds(200, '{"access_token":"eyJ"}')) },
    advice,
    'gives a token',
  ],
  ['api/token', 'it gets a 401', { api: on('GET /jwt', responds(401)) }, fault, 'gets 401'],

  [
    'api/compression',
    'nothing is compressed',
    { api: withHeaders({ 'content-encoding': undefined }) },
    advice,
    'uncompressed',
  ],
  ['api/etag', 'there is none', { api: withHeaders({ etag: undefined }) }, advice, 'no ETag'],
  ['api/etag', 'it changes', { api: withHeaders({ etag: '"1"' }) }, advice, 'sent again'],
  [
    'api/etag',
    'the 304 lacks CORS',
    {
      api: async (request, api) => {
        const response = await api(request);
        if (response.status === 304) response.headers.delete('access-control-allow-origin');
        return response;
      },
    },
    fault,
    'The 304',
  ],
  ['api/speed', 'it is slow', { api: on('GET /cars', takes(2400)) }, advice, 'takes 2.4 s'],
];
