import { carPictureUrl } from './pictureUrls';

export const categories = ['Toyota', 'BMW', 'Ford', 'Jeep', 'Jaguar'].map((name) => ({
  name,
  slug: name.toLowerCase(),
  brand_img: carPictureUrl(name),
}));
