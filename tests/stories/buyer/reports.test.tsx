import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { enter } from '@tests/support/enter';
import { goOffline, goOnline } from '@tests/support/network';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const COMMENT = 'Seller asks for a deposit before any viewing.';

function prado(fields = {}) {
  return aCar({ title: 'Toyota Land Cruiser Prado', price: 31000, ...fields }).id;
}

async function visitCar(id: string, noor = aBuyer()) {
  const { user, reload } = await visit(`/carsCategories/carDetails/${id}`, noor);
  const openReport = async () => {
    await user.click(await screen.findByRole('button', { name: 'Report Post' }));
    return within(await screen.findByRole('dialog', { name: 'Report this post' }));
  };
  return { user, reload, openReport };
}

function seesThanks() {
  return screen.findByText('Your Report Have Been Submitted');
}

describe('A buyer in the report form', () => {
  test('reports a post with exactly the fields of the contract (§1, §2, §4, §6, §7, §8)', async () => {
    const noor = aBuyer();
    const id = prado({ img: 'http://localhost:4103/cars/suv-0b5d3b-noon-hills-prado.webp' });
    const { user, openReport } = await visitCar(id, noor);
    const dialog = await openReport();
    await user.type(dialog.getByLabelText('Comment'), `  ${COMMENT} `);
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));

    expect(await screen.findByText('Your Report Have Been Submitted')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [call] = callsTo('POST /reportedpost');
    expect(call?.bearer).toBeDefined();
    expect(call?.body).toEqual({
      reportPostId: id,
      product_img: 'http://localhost:4103/cars/suv-0b5d3b-noon-hills-prado.webp',
      product_title: 'Toyota Land Cruiser Prado',
      price: 31000,
      email: 'noor@example.test',
      userName: 'Noor Haddad',
      userComment: COMMENT,
      userPhoto: noor.photo,
    });
    expect((await openReport()).getByLabelText('Comment')).toHaveValue('');
  });

  test('sees the reported car: picture, title, price and the first 45 characters of the description (§2, §5, §9)', async () => {
    const description = 'One owner since new, garaged and regularly maintained by the same workshop.';
    const { openReport } = await visitCar(prado({ description }));
    const dialog = await openReport();

    expect(dialog.getByRole('img', { name: 'Toyota Land Cruiser Prado' })).toBeVisible();
    expect(dialog.getByText('Toyota Land Cruiser Prado')).toBeVisible();
    expect(dialog.getByText('$31,000')).toBeVisible();
    expect(dialog.getByText('One owner since new, garaged and regularly ma…')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Noor Haddad');
    expect(dialog.getByLabelText('Name')).toHaveAttribute('readonly');
    expect(dialog.getByLabelText('Email')).toHaveValue('noor@example.test');
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
  });

  test('must type a comment (§5)', async () => {
    const { user, openReport } = await visitCar(prado());
    const dialog = await openReport();
    await user.type(dialog.getByLabelText('Comment'), '   ');
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Comment Required');
    expect(dialog.getByLabelText('Comment')).toHaveAccessibleDescription('Comment Required');
    expect(callsTo('POST /reportedpost')).toHaveLength(0);
  });

  test('cannot send a longer comment than an admin can read', async () => {
    const { user, openReport } = await visitCar(prado());
    const dialog = await openReport();
    fireEvent.change(dialog.getByLabelText('Comment'), { target: { value: 'x'.repeat(4001) } });
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));
    expect(await dialog.findByText('Shorten this to 4,000 characters.')).toBeVisible();
    expect(callsTo('POST /reportedpost')).toHaveLength(0);
  });

  test('needs a name and an email address (§5)', async () => {
    const { user, openReport } = await visitCar(prado());
    const dialog = await openReport();
    await enter(user, dialog.getByLabelText('Comment'), COMMENT);
    for (const label of ['Name', 'Email']) fireEvent.change(dialog.getByLabelText(label), { target: { value: ' ' } });
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));

    expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email Address Required',
    ]);
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Name');
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Email Address Required');
    expect(callsTo('POST /reportedpost')).toHaveLength(0);
  });

  test('keeps the form open on Esc and a click outside, and the text after closing or a reload (§2)', async () => {
    const { user, reload, openReport } = await visitCar(prado());
    const dialog = await openReport();
    await enter(user, dialog.getByLabelText('Comment'), COMMENT);
    await user.keyboard('{Escape}{Escape}');
    await user.click(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Comment')).toHaveValue(COMMENT);

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await openReport()).getByLabelText('Comment')).toHaveValue(COMMENT);

    const again = await reload();
    await again.user.click(await screen.findByRole('button', { name: 'Report Post' }));
    expect(await screen.findByLabelText('Comment')).toHaveValue(COMMENT);
  });

  test('finds the text only at its car, and not after another user has signed in', async () => {
    const first = prado();
    const { user, openReport } = await visitCar(first);
    await user.type((await openReport()).getByLabelText('Comment'), '12345');

    const other = await visitCar(prado({ title: 'Jeep Gladiator' }), { ...aBuyer({ email: 'kim@example.test' }) });
    expect((await other.openReport()).getByLabelText('Comment')).toHaveValue('');
    const lea = await visitCar(first, aBuyer({ email: 'lea@example.test', name: 'Lea Brandt' }));
    expect((await lea.openReport()).getByLabelText('Comment')).toHaveValue('');
  });

  test('sends one report, however often the button is pressed', async () => {
    slowCall('POST /reportedpost', 2000);
    const { user, openReport } = await visitCar(prado());
    const dialog = await openReport();
    await enter(user, dialog.getByLabelText('Comment'), COMMENT);
    await user.dblClick(dialog.getByRole('button', { name: 'Report Post' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const reopened = await openReport();
    await user.click(reopened.getByRole('button', { name: 'Report Post' }));

    await seesThanks();
    await advanceTime(5000);
    expect(await database.reportedpost.count({})).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('A report that fails', () => {
  test('keeps the text and can be sent again (§8)', async () => {
    const repair = breakCall('POST /reportedpost', 400);
    const { user, openReport } = await visitCar(prado());
    const dialog = await openReport();
    await enter(user, dialog.getByLabelText('Comment'), COMMENT);
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Your report was not sent.');
    expect(dialog.getByLabelText('Comment')).toHaveValue(COMMENT);
    repair();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await seesThanks();
    expect(await database.reportedpost.count({ userComment: COMMENT })).toBe(1);
  });

  test('was not sent when the device is offline', async () => {
    const { user, openReport } = await visitCar(prado());
    const dialog = await openReport();
    await enter(user, dialog.getByLabelText('Comment'), COMMENT);
    goOffline();
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Your report was not sent.You are offline.');
    goOnline();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await seesThanks();
  });

  test.each(['response lost', 'hangs'] as const)(
    'may have arrived (%s): the buyer decides whether to send it again',
    async (how) => {
      const repair = breakCall('POST /reportedpost', how);
      const { user, openReport } = await visitCar(prado());
      const dialog = await openReport();
      await enter(user, dialog.getByLabelText('Comment'), COMMENT);
      await user.click(dialog.getByRole('button', { name: 'Report Post' }));
      await advanceTime(how === 'hangs' ? 16_000 : 0);

      expect(await dialog.findByRole('alert')).toHaveTextContent(
        'Your report may have been sent.The marketplace did not confirm this, so it may have arrived. Sending it again could create a second one.',
      );
      expect(callsTo('POST /reportedpost')).toHaveLength(1);
      expect(dialog.getByLabelText('Comment')).toHaveValue(COMMENT);
      repair();
      await user.click(dialog.getByRole('button', { name: 'Send again' }));
      await seesThanks();
      expect(await database.reportedpost.count({})).toBe(how === 'response lost' ? 2 : 1);
    },
  );

  test.each([
    ['during the call', 'hangs', 1000],
    ['after it', 'response lost', 0],
  ] as const)('may have arrived, and is still said to after a reload %s', async (_when, how, ms) => {
    const repair = breakCall('POST /reportedpost', how);
    const { user, openReport, reload } = await visitCar(prado());
    const dialog = await openReport();
    await enter(user, dialog.getByLabelText('Comment'), COMMENT);
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));
    await advanceTime(ms);

    const again = await reload();
    await again.user.click(await screen.findByRole('button', { name: 'Report Post' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your report may have been sent.');
    await again.user.type(screen.getByLabelText('Comment'), ' Twice');
    repair();
    breakCall('POST /reportedpost', 400);
    await again.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(callsTo('POST /reportedpost')).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your report may have been sent.');
    await again.user.click(screen.getByRole('button', { name: 'Leave it' }));
    await again.user.click(screen.getByRole('button', { name: 'Report Post' }));
    expect(await screen.findByLabelText('Comment')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('may be left unsent', async () => {
    breakCall('POST /reportedpost', 'response lost');
    const { user, openReport } = await visitCar(prado());
    const dialog = await openReport();
    await enter(user, dialog.getByLabelText('Comment'), COMMENT);
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));
    await user.click(await dialog.findByRole('button', { name: 'Leave it' }));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect((await openReport()).getByLabelText('Comment')).toHaveValue('');
    expect(await database.reportedpost.count({})).toBe(1);
  });

  test('shows its error beside the button if the form was closed meanwhile', async () => {
    breakCall('POST /reportedpost', async () => {
      await new Promise((refused) => void setTimeout(refused, 2000));
      return new Response('Bad Request', { status: 400 });
    });
    const { user, openReport } = await visitCar(prado());
    const dialog = await openReport();
    await enter(user, dialog.getByLabelText('Comment'), COMMENT);
    await user.click(dialog.getByRole('button', { name: 'Report Post' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    expect(await screen.findByRole('alert')).toHaveTextContent('Your report was not sent.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Comment')).toHaveValue(COMMENT);
  });
});
