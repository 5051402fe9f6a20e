/** SVG paths of a saloon car that faces left. It is about 240 wide and 74 high, above y = 0 and from x = 0. */
export const saloon = {
  body: 'M3-13C1-20 0-28 2-36C6-40 20-43 40-46L70-50C82-58 94-66 106-71C122-75 150-75 178-67C190-62 198-58 204-56C216-54 228-54 238-55C240-46 240-30 237-14L206-12A19 19 0 0 0 168-10L63-10A19 19 0 0 0 25-11Z',
  glass: 'M79-51C90-58 98-64 108-68C126-71 150-70 174-63C182-60 186-58 189-55L184-53L82-49ZM124-71H128L130-50H125Z',
  wheels: [44, 187],
} as const;
