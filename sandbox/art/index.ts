export { carBackgrounds, carLights, type CarLook, carShapes } from './look';
export { carPictureUrl, faceUrl } from './urls';
