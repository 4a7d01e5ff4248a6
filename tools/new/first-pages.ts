/** First pages of a new fascia in English; `[[…]]` is what its owner has to write. */
import type { BlockContent } from '#features/content/content.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import type { Files } from './templates.ts';

type FirstPage = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly BlockContent[];
};

/** Files by path inside the folder of the fascia's locale, as `npm run content` reads them. */
export function writeFirstPages(shop: string): Files {
  const pages: Readonly<Record<string, FirstPage>> = {
    home: home(shop),
    'pages/about': about(shop),
    ...Object.fromEntries(
      Object.entries({ ...helpPages(shop), ...legalPages(shop) }).map(([name, page]) => [
        `pages/informational/${name}`,
        page,
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [
      `${path}.json`,
      `${JSON.stringify(page, null, 2)}\n`,
    ]),
  );
}

const block = (name: string, content: object): BlockContent => ({
  _meta: { schema: blockSchemaId(name) },
  ...content,
});
const header = (title: string, subtitle = '') => block('header', { title, subtitle });
const text = (title: string, ...paragraphs: readonly string[]) =>
  block('text', { title, paragraphs });
const questions = (...pairs: readonly (readonly [question: string, answer: string])[]) =>
  block('faq-accordion', {
    questions: pairs.map(([question, answer]) => ({ question, answer })),
  });

function home(shop: string): FirstPage {
  return {
    title: `${shop}: [[what you sell, in five words]]`,
    description: '[[what you sell, and why here; search engines show it]]',
    sections: [
      header(
        '[[the sentence that a new visitor should remember]]',
        '[[what you sell, and for whom]]',
      ),
      block('product-carousel', { title: 'New in', source: { sort: 'newness' } }),
      text(
        'Who we are',
        '[[two sentences about the people behind the shop]]',
        '[About us](/pages/about)',
      ),
      text(
        'Delivery and returns',
        '[[price and time of standard delivery]] [Delivery](/pages/informational/delivery)',
        '[[days in which a product can be returned]] [Returns](/pages/informational/returns)',
      ),
    ],
  };
}

function about(shop: string): FirstPage {
  return {
    title: 'About us',
    description: `[[who runs ${shop}, in one sentence]]`,
    sections: [
      header('About us', '[[who you are, in one sentence]]'),
      text(
        'How it began',
        '[[year, place and reason; what you did before]]',
        '[[what was the first product, and who bought it]]',
      ),
      text('How we choose', '[[what you sell, what you do not sell, and why]]'),
      text('Visit or write to us', '[[address, opening hours, email address, telephone]]'),
    ],
  };
}

const returns: FirstPage = {
  title: 'Returns',
  description: '[[how long a product can be returned, and who pays the postage]]',
  sections: [
    header('Returns', '[[days in which a product can be returned]]'),
    text(
      'How to return a product',
      'Announce the return on the page of your order: the link is in the email that confirms it.',
      'Send the parcel to: [[address for returns]]',
      '[[who pays the postage]]',
    ),
    text(
      'Your refund',
      'We refund you to the card that you paid with, within 14 days of your notice at the latest, though not before the goods, or proof that you sent them, have reached us.',
    ),
    text('What cannot be returned', '[[such as opened cosmetics and personalised products]]'),
    text(
      'If an item is faulty',
      '[[the legal guarantee of the countries that you sell to, as the last step of the checkout states it]]',
    ),
    text(
      'Withdrawal',
      'By law, you can withdraw from the contract within 14 days of receiving the goods, without giving a reason: [withdraw here](/withdraw), or with the [model withdrawal form](/withdrawal-form).',
    ),
  ],
};

function helpPages(shop: string): Readonly<Record<string, FirstPage>> {
  return {
    delivery: {
      title: 'Delivery',
      description: `[[what delivery from ${shop} costs, and how long it takes]]`,
      sections: [
        header('Delivery', '[[countries that you send to]]'),
        text(
          'Standard delivery',
          '[[price, carrier, working days, and the order value from which it is free]]',
        ),
        text('Other services', '[[next-day delivery, collection; or delete this section]]'),
        questions(
          ['When is my order sent?', '[[time until which an order is sent on the same day]]'],
          [
            'Where is my order?',
            'The link in the email that confirms your order shows where it is.',
          ],
          ['What if nobody is at home?', '[[what your carrier does]]'],
        ),
      ],
    },
    returns,
    faq: {
      title: 'Frequently asked questions',
      description: `Questions that shoppers ask ${shop}, with answers.`,
      sections: [
        header('Frequently asked questions'),
        questions(
          ['How can I pay?', '[[means of payment]]'],
          ['Can I change or cancel an order?', '[[how long, and how]]'],
          [
            'How do I find my size?',
            'Each product with sizes has a link to its size guide, above the sizes.',
          ],
          ['How do I reach you?', '[[email address, telephone, hours]]'],
        ),
      ],
    },
  };
}

/** Headings that such a page needs; the texts are for a lawyer. */
function legalPages(shop: string): Readonly<Record<string, FirstPage>> {
  return {
    terms: {
      title: 'Terms and conditions',
      description: `The terms that apply to an order at ${shop}.`,
      sections: [
        header('Terms and conditions', '[[date from which these terms apply]]'),
        text('Who sells', '[[registered company name]] [Company](/pages/informational/imprint)'),
        text('How a contract is made', '[[when an order becomes a contract]]'),
        text('Prices and payment', '[[VAT, means of payment, when the money is taken]]'),
        text('Delivery', '[[terms of delivery]] [Delivery](/pages/informational/delivery)'),
        text('Withdrawal', '[[right of withdrawal]] [Returns](/pages/informational/returns)'),
        text('If something is wrong', '[[statutory rights for faulty goods]]'),
        text('Reviews', 'For the rules, see [how we handle reviews](/review-policy).'),
        text('Law', '[[law that applies]]'),
      ],
    },
    privacy: {
      title: 'Privacy',
      description: `What data ${shop} stores about you, for what and for how long.`,
      sections: [
        header('Privacy', '[[date of this notice]]'),
        text('Who is responsible', '[[registered company name, address, email address]]'),
        text('What we store', '[[data of orders and accounts, purposes, legal bases, periods]]'),
        text('Who receives data', '[[payment provider, carriers, mail provider, host]]'),
        text(
          'Cookies',
          'You choose the optional ones on the page [Cookie settings](/cookies), and can change your choice there at any time.',
          '[[companies whose tags or embedded content you use; or delete this paragraph]]',
        ),
        text('Your rights', '[[access, correction, deletion, objection, and whom to ask]]'),
        text('Complaints', '[[supervisory authority]]'),
      ],
    },
    imprint: {
      title: 'Company information',
      description: `Who runs ${shop}, and how to reach us.`,
      sections: [
        header('Company information'),
        text('Company', '[[registered company name]]', '[[registered address]]'),
        text('Contact', '[[email address]]', '[[telephone]]'),
        text('Register', '[[register and number]]', '[[directors]]', '[[VAT number]]'),
        text('Complaints', '[[whom to write to, and which body settles disputes]]'),
      ],
    },
  };
}
