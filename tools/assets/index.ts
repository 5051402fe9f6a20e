export type { CarLook } from './look';
export { carPictureUrl, faceUrl } from './urls';
