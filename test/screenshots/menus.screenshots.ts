/** Screenshots of the department menu: the drawer and its panels, or the panel under the header. */
import { test } from './visit.ts';

test('menus', async ({ visit: { page, open, shoot } }) => {
  await open('/');
  const opener = page.locator('button[popovertarget=site-menu]').first();
  if (await opener.isVisible()) {
    await opener.click();
    await shoot('menu');
  }
  const department = page.locator('nav li > button[popovertarget^=menu-]').first();
  const panel = page.locator(`#${await department.getAttribute('popovertarget')}`);
  await department.click();
  await panel.waitFor();
  await shoot('menu-department');
});
