/** The milliseconds from the click on the menu entry to the frame with the first row, with its code already loaded. */
export async function clicks(page) {
  await page.locator('nav a[href="/app/admin/services"]').waitFor();
  const times = [];
  for (let round = 0; round <= 10; round += 1) {
    const time = await page.evaluate(async () => {
      const begun = performance.now();
      document.querySelector('nav a[href="/app/admin/services"]').click();
      const until = begun + 10_000;
      do await new Promise(requestAnimationFrame);
      while (!document.querySelector('main tbody a') && performance.now() < until);
      return performance.now() - begun;
    });
    // The first round loads the code.
    if (round > 0) times.push(time);
    await page.evaluate(() => document.querySelector('nav a[href="/app/admin/dashboard"]').click());
    await page.locator('main h1').waitFor();
    await page.locator('main tbody a').waitFor({ state: 'detached' });
  }
  return times;
}
