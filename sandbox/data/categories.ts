import { carPictureUrl, type CarLook } from '@tools/assets';

const category = (name: string, look: Omit<CarLook, 'seed'>) => {
  const slug = name.toLowerCase();
  return { name, slug, brand_img: carPictureUrl({ ...look, seed: slug }) };
};

export const categories = [
  category('Toyota', { shape: 'suv', paint: '#c9b99a', light: 'noon', background: 'desert' }),
  category('BMW', { shape: 'sedan', paint: '#1f3a6b', light: 'morning', background: 'coast' }),
  category('Ford', { shape: 'pickup', paint: '#d4721c', light: 'morning', background: 'forest' }),
  category('Jeep', { shape: 'suv', paint: '#0f5a37', light: 'noon', background: 'hills' }),
  category('Jaguar', { shape: 'coupe', paint: '#d9dadb', light: 'dusk', background: 'desert' }),
];
