/** Hook: tabs with content that loads on click; the last click wins over slower responses. */
import { useRef, useState } from 'react';

type TabContent<Tab, Content> = { readonly tab: Tab; readonly content: Content };

/** The previous content stays while the next one loads, and when that fails. */
export function useTabs<Tab, Content>(
  first: TabContent<Tab, Content>,
  loadTab: (tab: Tab) => Promise<Content>,
) {
  const [shown, setShown] = useState(first);
  const [pressed, setPressed] = useState(first.tab);
  const latest = useRef(0);

  async function selectTab(tab: Tab): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setPressed(() => tab);
    const loaded = await loadTab(tab).then(
      (content) => ({ tab, content }),
      () => shown,
    );
    if (turn !== latest.current) return;
    setShown(loaded);
    setPressed(() => loaded.tab);
  }

  return { pressed, content: shown.content, selectTab };
}
