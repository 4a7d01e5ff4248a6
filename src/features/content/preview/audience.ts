/** Filters the sections of a page for guests or signed-in customers, for previews. */

export type Audience = 'guest' | 'customer';

/**
 * Applies each section's `visibilityConfig` on the server. Hidden sections are removed; the others
 * lose the rule, so they render without waiting for the sign-in status.
 */
export function filterByAudience(sections: readonly unknown[], audience: Audience): unknown[] {
  return sections.flatMap((section) => {
    if (typeof section !== 'object' || section === null) return [section];
    const { visibilityConfig, sections: inner, ...content } = section as Record<string, unknown>;
    const rule = (
      typeof visibilityConfig === 'object' && visibilityConfig !== null ? visibilityConfig : {}
    ) as Record<string, unknown>;
    if (rule[audience === 'guest' ? 'hideForGuestUsers' : 'hideForLoggedInUsers'] === true)
      return [];
    return [
      Array.isArray(inner)
        ? { ...content, sections: filterByAudience(inner, audience) }
        : { ...content, ...(inner === undefined ? {} : { sections: inner }) },
    ];
  });
}
