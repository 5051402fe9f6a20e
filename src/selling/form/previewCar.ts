import * as v from 'valibot';
import { carBody } from '@/cars/postBody';
import { carSchema, type Car } from '@/cars/schema';
import { postedFieldsOf, type PostedFields, type PostFields } from '@/selling/post/postValues';

/** An id that states this time, as an id of the host does, so that the card says "just now". */
const idOf = (now: number) =>
  `${Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')}${'0'.repeat(16)}`;

interface PreviewOptions {
  seller: PostedFields['seller'];
  /** Where the picture is; undefined while there is none. */
  image: string | undefined;
  /** The post that is changed, so that it is not compared with itself. */
  id: string | undefined;
}

/** The post as a buyer's page would read it from the host, with the same checks and cuts. */
export function previewCar(fields: PostFields, { seller, image, id }: PreviewOptions): Car {
  // JSON leaves out what is not stated, as in the call.
  const body: unknown = JSON.parse(JSON.stringify(carBody(postedFieldsOf(fields, seller))));
  const post = v.parse(v.record(v.string(), v.unknown()), body);
  return { ...v.parse(carSchema, { ...post, _id: id ?? idOf(Date.now()) }), image };
}
