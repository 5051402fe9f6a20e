import type { Car } from '@/features/cars/schema';
import type { Post } from './queries';

/** Converts a post to the fields that the cards show. */
export function toCar(post: Post): Car {
  return {
    id: post._id,
    title: post.title,
    image: post.img,
    price: post.price,
    brand: post.slug,
    condition: post.condition,
    position: undefined,
    wheel: undefined,
    mileage: undefined,
    gearType: undefined,
    model: undefined,
    isPriceFixed: false,
    phone: undefined,
    description: undefined,
    seller: { name: post.displayName, photoUrl: post.photoURL, email: post.email },
    isSellerPost: true,
    listedAt: new Date(parseInt(post._id.slice(0, 8), 16) * 1000),
  };
}
