/** Whether the page that the address names is drawn: the one before it stays until the code of the new one has come. */

export let isPageDrawn = true;

export function pageComes(): void {
  isPageDrawn = false;
}

export function pageIsDrawn(): void {
  isPageDrawn = true;
}
