/** Privacy notice in English. */
import type { LegalText } from '../legal-page.ts';

const mail = '<a href="mailto:{email}">{email}</a>';

export const english: LegalText = {
  title: 'Privacy',
  description: 'What data {shop} stores about you, why, and for how long.',
  introduction:
    'We store what is needed for a purchase, and statistics that do not identify anyone. We ask before we store anything else. No other company receives your data from this shop unless you agree.',
  sections: [
    [
      'Who is responsible',
      `The company named on the <a href="/pages/informational/imprint">company information page</a>. For any question about your data, email ${mail}.`,
      'This is a sample shop: no money is taken and nothing is sent. It stores what you enter as described here, on the server of whoever runs it.',
    ],
    [
      'Cookies',
      'On a secure connection the names of the first ten begin with <code>__Host-</code>. Only this shop can read its cookies.',
      {
        heads: ['Name', 'What it is for', 'How long'],
        rows: [
          ['basket', 'Restores your basket while you are not signed in', '90 days'],
          ['sid', 'Keeps you signed in', '90 days; it expires after 30 days without use'],
          [
            'form',
            'Verifies that a form was sent from our own page',
            'Until you close the browser',
          ],
          ['voucher', 'The voucher code that you entered', '30 days'],
          [
            'pending-wishlist-item',
            'The item that you wanted to save before you signed in',
            '24 hours',
          ],
          ['later', 'The basket item that you wanted to save for later', '24 hours'],
          ['merged', 'Tells you what changed when two baskets were merged', '10 minutes'],
          [
            'visitor',
            'A random number that shows you the same version of a page each time; set only while we compare versions',
            '90 days',
          ],
          [
            'counted-experiments',
            'What we have already counted in such a comparison, so that nothing is counted twice',
            '90 days',
          ],
          [
            'voter',
            'A random number that recognises your browser when you vote on a review or report it; set by your first vote or report',
            '180 days after the last',
          ],
          ['consent', 'Your choice about cookies and privacy', '180 days'],
          [
            'shopper-token',
            'A random number that personalises searches and recommendations; set only if you agree',
            '180 days, or until you switch it off',
          ],
        ],
      },
    ],
    [
      'In your browser only',
      'This data stays on your device and is not part of any cookie. To remove it, clear the site data in your browser.',
      [
        'The last 13 products that you viewed, your last five searches, and the numbers of your last orders, so that each is counted once',
        'Until you close the tab: which wishlist hearts are filled, a review that you have not sent, the search that led you to a product, messages that you closed, and your scroll position',
      ],
    ],
    [
      'On our server',
      {
        heads: ['What', 'Why', 'How long'],
        rows: [
          ['Basket', 'So that you can continue later', '90 days after the last change'],
          [
            'Answers in an unfinished checkout: email and delivery address',
            'So that you can go back a step',
            '24 hours',
          ],
          [
            'Orders: email, address, what you bought',
            'To fulfil the contract, and because tax law requires it',
            '30 days if not paid; otherwise 6 years in the United Kingdom, 8 in Germany, 10 in France and elsewhere, 5 in the United Arab Emirates',
          ],
          [
            'Account: name, email, password (as a hash), wishlist, rewards, and the browsers that are signed in',
            'So that you can sign in and find your saved items',
            'Until you delete the account',
          ],
          [
            'Stock and price alerts: email and item',
            'To email you when the item is back in stock or costs less',
            '7 days if you do not confirm, at most 180 days, and 30 days after the email',
          ],
          [
            'Reminders before a product runs out: email and product',
            'To email you once, shortly before the product runs out',
            'At most 730 days until then, 30 more days if it is sold out, and 30 days after the email',
          ],
          [
            'Reviews, questions and answers',
            'To publish them under the name that you choose. Your email address is stored as a hash only',
            'Until you delete them or your account; 7 days if you do not confirm',
          ],
          [
            'Votes on reviews and reports of reviews, with hashes of your browser and your customer number; for votes without signing in, a hash of your network too',
            'So that everyone counts once, and few votes on a review come from one network',
            'As long as the review, or until you delete your account; the hash of the network 30 days',
          ],
          [
            'Products that were listed, viewed, clicked, saved, added to a basket and bought',
            'For best-sellers, search order and recommendations. Without your consent, they are stored without any number that identifies you',
            '90 days',
          ],
          [
            'How often a product was viewed, added, saved and bought in an hour',
            'For the figures on product pictures. They do not identify anyone',
            '7 days',
          ],
          [
            'Failed sign-ins, by a hash of address and network',
            'To prevent password guessing',
            '1 day; 90 days for networks from which you signed in',
          ],
        ],
      },
      'We also count how often pages, searches and buttons are used, and how visitors respond to versions of a page, as totals that do not identify anyone. Our logs contain no personal data. The address of your network is used to limit the number of requests and is not written to a log.',
    ],
    [
      'What you can agree to',
      'Nothing below happens before you agree, and you can change your mind at any time in the <a href="/cookies">Cookie settings</a>.',
      [
        'Personalised search results: the number in <code>shopper-token</code>, or your customer number while you are signed in, is sent with your searches and the products that you view.',
        'Content from other sites: videos, maps and posts load from YouTube, Vimeo, TikTok, Instagram, Facebook, Spotify or OpenStreetMap, which can then see your network address and the page that you are on.',
      ],
    ],
    [
      'Who else receives data',
      'By default, nobody: search, pictures, reviews, recommendations and emails all run on our own server. A shop that adds a payment provider, a carrier or a hosted service names it here, with its country.',
    ],
    [
      'Legal bases',
      [
        'Orders, account and basket: contract, Article 6(1)(b) GDPR and UK GDPR',
        'Storage of orders for tax purposes: legal obligation, Article 6(1)(c)',
        'Personalised search results and content from other sites: your consent, Article 6(1)(a)',
        'Protection of accounts, votes and reports, and anonymous statistics: our legitimate interest in a secure and working shop, Article 6(1)(f)',
      ],
    ],
    [
      'Your rights',
      'You have the right to access, correct, transfer, restrict and delete your data, to object to its use, and to withdraw your consent. In your <a href="/account">account</a> you can download a copy of your data and delete the account; for anything else, email us.',
      'You can complain to a supervisory authority: in the United Kingdom the <a href="https://ico.org.uk/">Information Commissioner’s Office</a>.',
    ],
  ],
};
