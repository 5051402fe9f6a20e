interface DemoSeller {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly isVerified: boolean;
  readonly joinedDaysAgo: number;
}

export const sellers = {
  'mara-lindqvist': {
    name: 'Mara Lindqvist',
    email: 'seller@secondgear.test',
    phone: '+46 31 555 01 17',
    isVerified: true,
    joinedDaysAgo: 412,
  },
  'tomas-rehak': {
    name: 'Tomas Rehak',
    email: 'tomas.rehak@secondgear.test',
    phone: '+420 555 010 233',
    isVerified: true,
    joinedDaysAgo: 388,
  },
  'ade-balogun': {
    name: 'Ade Balogun',
    email: 'ade.balogun@secondgear.test',
    phone: '+44 20 7946 0148',
    isVerified: false,
    joinedDaysAgo: 96,
  },
  'ines-moreau': {
    name: 'Inès Moreau',
    email: 'ines.moreau@secondgear.test',
    phone: '+33 1 99 00 45 12',
    isVerified: true,
    joinedDaysAgo: 301,
  },
  'jon-park': {
    name: 'Jon Park',
    email: 'jon.park@secondgear.test',
    phone: '+1 206 555 0163',
    isVerified: true,
    joinedDaysAgo: 254,
  },
  'sam-okafor': {
    name: 'Sam Okafor',
    email: 'sam.okafor@secondgear.test',
    phone: '+1 713 555 0108',
    isVerified: false,
    joinedDaysAgo: 120,
  },
  'priya-raman': {
    name: 'Priya Raman',
    email: 'priya.raman@secondgear.test',
    phone: '+1 408 555 0179',
    isVerified: true,
    joinedDaysAgo: 207,
  },
  'luca-ferraro': {
    name: 'Luca Ferraro',
    email: 'luca.ferraro@secondgear.test',
    phone: '+39 02 5550 0194',
    isVerified: true,
    joinedDaysAgo: 340,
  },
  'grace-oconnell': {
    name: 'Grace O’Connell',
    email: 'grace.oconnell@secondgear.test',
    phone: '+353 20 910 0126',
    isVerified: false,
    joinedDaysAgo: 99,
  },
  'kenji-watanabe': {
    name: 'Kenji Watanabe',
    email: 'kenji.watanabe@secondgear.test',
    phone: '+1 310 555 0155',
    isVerified: true,
    joinedDaysAgo: 275,
  },
} as const satisfies Record<string, DemoSeller>;

export const buyerNames: readonly string[] = [
  'Lea Brandt',
  'Mateo Vargas',
  'Amina Yusuf',
  'Oskar Nilsen',
  'Chloé Lefebvre',
  'Ravi Menon',
  'Hannah Whitfield',
  'Piotr Zieliński',
  'Yara Benali',
  'Daniel Kim',
  'Sofia Papadaki',
  'Kwame Mensah',
  'Eilidh MacRae',
  'Bruno Carvalho',
  'Mei-Ling Chen',
  'Jonas Vogel',
  'Fatima Zahra Idrissi',
  'Callum Reid',
  'Nadia Petrova',
  'Thabo Nkosi',
  'Isabel Fuentes',
  'Arjun Kapoor',
  'Freya Sørensen',
  'Malik Johnson',
  'Hiroko Tanaka',
];
