import { MAX_SHOWN_CARS_PAGES } from '@/shared/config/limits';
import { storageKeys } from '@/shared/config/storageKeys';
import { fieldOf } from './fieldOf';
import { parsed } from './stored';

/** The address of a car's picture and its title, if they can be shown. */
export type ShownCar = readonly [picture: unknown, title: unknown];

/**
 * The cars that the document of this address showed last to the user with this e-mail. The next visit shows them until the API has
 * responded. `src/shared/session/lastUser.ts` removes them.
 */
export const shownCars = {
  read(email: string): readonly ShownCar[] {
    const page = pagesOf(email).find((stored) => fieldOf(stored, 'path') === location.pathname);
    return listOf(fieldOf(page, 'cars')).map((car) => [fieldOf(car, '0'), fieldOf(car, '1')]);
  },
  write(email: string, cars: readonly ShownCar[]) {
    const path = location.pathname;
    const others = pagesOf(email).filter((stored) => fieldOf(stored, 'path') !== path);
    const pages = [{ path, cars }, ...others].slice(0, MAX_SHOWN_CARS_PAGES);
    try {
      localStorage.setItem(storageKeys.shownCars, JSON.stringify({ email, pages }));
    } catch {
      // Without room for them, the next visit waits for the API.
    }
  },
};

function pagesOf(email: string) {
  const entry = parsed(storageKeys.shownCars);
  return fieldOf(entry, 'email') === email ? listOf(fieldOf(entry, 'pages')) : [];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
