/** A page as one kind of visitor sees it, for whoever looks at it before they do. */

export type Audience = 'guest' | 'customer';

/** R§5 decided beforehand: sections that this visitor does not see are left out, the others need not wait. */
export function forAudience(sections: readonly unknown[], audience: Audience): unknown[] {
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
        ? { ...content, sections: forAudience(inner, audience) }
        : { ...content, ...(inner === undefined ? {} : { sections: inner }) },
    ];
  });
}
