/** Uses every part of a mounted page, so that no kit is measured for less than the others. */
export async function checkPage(page) {
  const named = (role, name) => page.getByRole(role, { name, exact: true });

  await named('button', 'Save').waitFor();
  await page.getByLabel('Server name').fill('aurora');
  await page.getByRole('row', { name: /server-20/ }).waitFor();

  const choice = page.getByRole('combobox').or(page.getByRole('button', { name: /Plex/ }));
  await choice.first().click();
  await page.getByRole('listbox').first().waitFor({ state: 'attached' });
  // The list is the last element of the page; in some kits the visible options are not those in the accessibility
  // tree.
  await page.getByText('Jellyfin', { exact: true }).last().click();
  await page.getByRole('option').first().waitFor({ state: 'hidden' });

  await named('button', 'Rename').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('People who use it see the new name at once.').waitFor();
  // By keyboard: a dialog without styles lies under its backdrop.
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByText('Everything at a glance.').waitFor();
  await page.getByRole('tab', { name: 'Logs' }).click();
  await page.getByText('What the server wrote.').waitFor();

  await named('button', 'Actions').click();
  await page.getByRole('menuitem', { name: 'Restart' }).click();
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });

  await named('button', 'Notify').click();
  await page.getByText('Server started').first().waitFor();
}
