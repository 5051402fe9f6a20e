import type { NewCar } from './schema';

/** A post that is posted anew may lack what its first version did not state. */
type PostedCar = Pick<NewCar, 'seller'> & { [Field in Exclude<keyof NewCar, 'seller'>]?: NewCar[Field] | undefined };

/** The body of `POST /cars`. */
export function carBody({ image, brand, gearType, isPriceFixed, seller, ...car }: PostedCar) {
  return {
    ...car,
    img: image,
    slug: brand,
    gear_type: gearType,
    negotiable_price: isPriceFixed,
    displayName: seller.name,
    photoURL: seller.photoUrl ?? '',
    email: seller.email,
    postStatus: 'sellerPost',
  };
}
