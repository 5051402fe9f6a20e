import { faceUrl } from './pictureUrls';

interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: 'buyer' | 'seller' | 'admin';
  readonly photo?: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'buyer@secondgear.test',
    password: 'second-gear',
    name: 'Noor Haddad',
    role: 'buyer',
    photo: faceUrl('Noor Haddad'),
  },
  {
    email: 'seller@secondgear.test',
    password: 'second-gear',
    name: 'Mara Lindqvist',
    role: 'seller',
    photo: faceUrl('Mara Lindqvist'),
  },
  {
    email: 'admin@secondgear.test',
    password: 'second-gear',
    name: 'Adaeze Obi',
    role: 'admin',
    photo: faceUrl('Adaeze Obi'),
  },
];
