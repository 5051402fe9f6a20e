import { describe, expect, test } from 'vitest';
import { callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { aSeller } from '@tests/support/people';
import { enteredFields, sampleTitle, sentFields, typedTexts } from '@tests/support/samplePost';
import { currentPath, visit } from '@tests/support/visit';
import { address, fill, formOf, posted, posts, send } from './postCarForm';

const uploaded: unknown = expect.stringMatching(/^http:\/\/localhost:4103\/i\/[0-9a-f]{16}\.jpg$/);

describe('A seller', () => {
  test('posts a car and finds it among their products; the next post keeps brand, phone number and price status (§1, §2, §8)', async () => {
    const mara = aSeller();
    aCar({ title: 'Ford Ranger', email: mara.email }, new Date('2026-01-01'));
    const page = await visit('/dashboard/seller/product', mara);
    await page.user.click(await page.screen.findByRole('link', { name: 'Sell your car' }));
    expect(await page.screen.findByRole('heading', { level: 1, name: 'Post Product' })).toBeVisible();
    await fill(page);
    await send(page);

    expect(await page.screen.findByText('Car Details Added')).toBeVisible();
    expect(await page.screen.findByRole('heading', { name: 'All my product 2' })).toBeVisible();
    expect(currentPath()).toBe('/dashboard/seller/product');
    const cars = (await page.screen.findAllByRole('row')).slice(1);
    expect(cars.map((car) => car.getAttribute('aria-label'))).toEqual([sampleTitle, 'Ford Ranger']);
    expect(page.screen.queryByText(/\d new/)).not.toBeInTheDocument();

    await page.user.click(page.screen.getByRole('link', { name: 'Sell another' }));
    const form = await formOf(page);
    expect(form.getByLabelText('Brand')).toHaveValue('toyota');
    expect(form.getByLabelText('Phone number')).toHaveValue(typedTexts['Phone number']);
    expect(form.getByRole('radio', { name: 'Negotiable' })).toBeChecked();
    expect(form.getByLabelText('Title')).toHaveValue('');
    expect(page.screen.getByText('Kept from your last post: brand, phone number and price status.')).toBeVisible();
    await fill(page, { Title: 'Ford Fiesta' });
    await send(page);
    await page.screen.findByRole('heading', { name: 'All my product 3' });
  });

  test('sends exactly the body of the contract, with the photo’s address, once (§3, §5, §7)', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    // As pasted from a list, a chat and a contact.
    await fill(page, {
      Title: '\ufeffToyota\u00a0Corolla 1.8 Hy\u00adbrid',
      Price: '１２，５００',
      Mileage: '48,\u200b200',
      'Phone number': '\u202a+46 31 555‑01–17\u202c',
    });
    await send(page);
    await page.screen.findByText(posted);

    expect(callsTo('POST /1/upload')).toMatchObject([{ bearer: undefined }]);
    const calls = callsTo('POST /cars');
    expect(calls.map(({ body }) => body)).toEqual([
      {
        ...sentFields,
        img: uploaded,
        phone: '+46 31 555-01-17',
        displayName: mara.name,
        photoURL: mara.photo,
        email: mara.email,
        postStatus: 'sellerPost',
      },
    ]);
    expect(calls[0]?.bearer).toMatch(/^ey/);
  });

  test('reads which fields are required (§5)', async () => {
    const page = await visit(address, aSeller());
    const form = await formOf(page);
    const beside = (label: string) => {
      const { previousElementSibling: before, nextElementSibling: after } = form.getByLabelText(label);
      return [before?.textContent, after?.textContent];
    };
    expect([beside('Price'), beside('Mileage')]).toEqual([
      ['$', undefined],
      [undefined, 'km'],
    ]);
    expect(form.getByLabelText('Phone number')).toHaveAttribute('type', 'tel');
    expect(form.getByLabelText('Product Description').tagName).toBe('TEXTAREA');
    await send(page);

    const alerts = await page.screen.findAllByRole('alert');
    const quoted = [
      'Photo URL Required',
      'Title is Required',
      'brand Required',
      'Car Model Number/Name Required',
      'Car condition is required',
      'Gear Type is Required',
      'Car Wheel is required',
      'Siting Position Is Required',
      'Inter Car Mileage',
      'Price is Required',
      'Inter Negotiable Status ',
      'Phone number is required',
      'Product Description Is Required',
    ];
    const messages = alerts.map(({ textContent }) => textContent);
    expect(messages.filter((message) => quoted.includes(message))).toEqual(quoted);
    expect(messages).toHaveLength(enteredFields.length + 1);
    expect(page.screen.getByLabelText('Photo', { selector: 'input' })).toHaveFocus();
    expect([...callsTo('POST /cars'), ...callsTo('POST /1/upload')]).toEqual([]);
  });

  test('reads the rules for a price, a phone number and a photo, and which number is ambiguous (§5)', async () => {
    const page = await visit(address, aSeller());
    await fill(page, { Price: '1000000', 'Phone number': 'ask', Mileage: '25.000 km' });
    const { user, screen } = page;
    const big = new File(['x'], 'big.jpg', { type: 'image/jpeg' });
    Object.defineProperty(big, 'size', { value: 33 * 1024 * 1024 });
    await user.upload(screen.getByLabelText('Photo', { selector: 'input' }), big);
    await send(page);

    expect(await screen.findByText('Enter whole dollars, from $1 to $999,999.')).toBeVisible();
    expect(screen.getByText(/Enter one phone number of 6 to 15 digits/)).toBeVisible();
    expect(screen.getByText(/larger than 32 MB/)).toBeVisible();
    expect(screen.getByText(/“25.000 km” is. Type the kilometres in digits alone/)).toBeVisible();
    expect([...callsTo('POST /cars'), ...callsTo('POST /1/upload')]).toEqual([]);
  });

  test('posts once with a double click; the upload of the photo shows its progress, and may take a minute', async () => {
    slowCall('POST /1/upload', 60_000);
    const page = await visit(address, aSeller());
    await fill(page);
    expect(page.screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await page.user.dblClick(page.screen.getByRole('button', { name: 'Post car' }));
    await page.user.type(page.screen.getByRole('button', { name: 'Post car' }), '{Enter}');
    expect(await page.screen.findByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible();
    await advanceTime(61_000);
    await page.screen.findByText(posted);

    expect(callsTo('POST /1/upload')).toHaveLength(1);
    expect(callsTo('POST /cars')).toHaveLength(1);
    expect(await posts()).toHaveLength(1);
  });

  test('who leaves and returns while the car is being posted sees the result, not a second form', async () => {
    slowCall('POST /cars', 5000);
    const page = await visit(address, aSeller());
    await fill(page);
    await send(page);
    await page.user.click(page.screen.getByRole('link', { name: 'My Booking' }));
    await page.screen.findByRole('heading', { name: 'My Wishlist' });
    await page.user.click(page.screen.getByRole('link', { name: 'Add product' }));
    expect(await page.screen.findByText('Your car is being posted')).toBeVisible();

    await page.screen.findByText(posted);
    expect((await formOf(page)).getByLabelText('Title')).toHaveValue('');
    expect(await posts()).toHaveLength(1);
  });
});
