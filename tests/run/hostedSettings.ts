/** The settings of a hosted site, without any of the fake backends. */
export const hostedSettings = {
  VITE_API_URL: 'https://api.example.com',
  VITE_PAYMENTS_URL: 'https://payments.example.com',
  VITE_IMAGE_UPLOAD_URL: 'https://api.imgbb.com/1/upload',
  VITE_IMAGE_UPLOAD_KEY: '0123456789abcdef0123456789abcdef',
  VITE_IMAGE_HOSTS: 'i.ibb.co,lh3.googleusercontent.com',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
  VITE_STRIPE_JS_URL: '',
  VITE_FIREBASE_API_KEY: 'AIzaExample',
  VITE_FIREBASE_AUTH_DOMAIN: 'example.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_AUTH_EMULATOR_URL: '',
  VITE_SITE_NAME: 'SecondGear',
  VITE_SITE_PHONE: '+1 555 0100',
  VITE_SITE_CITY: 'Springfield',
  VITE_SITE_EMAIL: 'hello@example.com',
} as const;
