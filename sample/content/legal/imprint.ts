/** Company information of the sample's invented company. The telephone number is of fiction's. */
import type { LegalTexts } from './legal-page.ts';

const address = 'Parade Sample Trading Ltd<br>1 Sample Street<br>Exampleton EX1 1EX';
const mail = '<a href="mailto:{email}">{email}</a>';
const telephone = '<a href="tel:+441632960000">+44 1632 960000</a>';

export const imprint: LegalTexts = {
  'en-GB': {
    title: 'Company information',
    description: 'Who runs {shop}, and how to reach us.',
    introduction:
      'This is a sample shop. The company on this page, its address and its numbers are invented.',
    sections: [
      ['Company', `${address}<br>United Kingdom`],
      ['Contact', `Email: ${mail}`, `Telephone: ${telephone}`],
      [
        'Register',
        'Registered in England and Wales, company number 00000000 (invented)',
        'Director: Robin Sample (invented)',
        'VAT number: GB 000 0000 00 (invented)',
      ],
      [
        'Complaints',
        `Write to ${mail} first, please. If we cannot resolve your complaint, you can contact Citizens Advice or to your local Trading Standards. We are not a member of an alternative dispute resolution scheme.`,
      ],
    ],
  },
  'fr-FR': {
    title: 'Mentions légales',
    description: 'Qui exploite {shop}, et comment nous joindre.',
    introduction:
      'Ceci est une boutique d’exemple. La société, son adresse et ses numéros sont inventés.',
    sections: [
      ['Éditeur', `${address}<br>Royaume-Uni`],
      ['Contact', `E-mail : ${mail}`, `Téléphone : ${telephone}`],
      [
        'Immatriculation',
        'Registre des sociétés d’Angleterre et du pays de Galles, numéro 00000000 (inventé)',
        'Directrice de la publication : Robin Sample (nom inventé)',
        'Numéro de TVA : GB 000 0000 00 (inventé)',
      ],
      [
        'Hébergement',
        'Cette boutique d’exemple fonctionne sur le serveur de la personne qui l’a installée. Une boutique réelle indique ici le nom, l’adresse et le téléphone de son hébergeur.',
      ],
      [
        'Médiation de la consommation',
        `Écrivez d’abord à ${mail}. Une boutique réelle indique ici le médiateur de la consommation dont elle relève, que vous pouvez saisir gratuitement.`,
      ],
    ],
  },
  'de-DE': {
    title: 'Impressum',
    description: 'Wer {shop} betreibt und wie Sie uns erreichen.',
    introduction:
      'Dies ist ein Beispielshop. Das Unternehmen, seine Anschrift und seine Nummern sind erfunden.',
    sections: [
      ['Angaben gemäß § 5 DDG', `${address}<br>Vereinigtes Königreich`],
      ['Kontakt', `E-Mail: ${mail}`, `Telefon: ${telephone}`],
      [
        'Vertretung und Register',
        'Vertreten durch die Geschäftsführerin Robin Sample (erfunden)',
        'Companies House, England und Wales, Nummer 00000000 (erfunden)',
        'Umsatzsteuer-Identifikationsnummer: DE000000000 (erfunden)',
      ],
      ['Verantwortlich nach § 18 Abs. 2 MStV', 'Robin Sample (erfunden), Anschrift wie oben'],
      [
        'Verbraucherstreitbeilegung',
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    ],
  },
  ar: {
    title: 'معلومات الشركة',
    description: 'من يدير {shop} وكيف تتواصل معنا.',
    introduction: 'هذا متجر تجريبي. الشركة المذكورة في هذه الصفحة وعنوانها وأرقامها غير حقيقية.',
    sections: [
      ['الشركة', `<bdi>${address}</bdi><br>المملكة المتحدة`],
      ['التواصل', `البريد الإلكتروني: <bdi>${mail}</bdi>`, `الهاتف: <bdi>${telephone}</bdi>`],
      [
        'التسجيل',
        'مسجلة في إنجلترا وويلز برقم 00000000 (رقم غير حقيقي)',
        'المديرة: روبن سامبل (اسم غير حقيقي)',
        'رقم التسجيل الضريبي: <bdi>GB 000 0000 00</bdi> (رقم غير حقيقي)',
      ],
      [
        'الشكاوى',
        `راسلنا أولًا على <bdi>${mail}</bdi>. وإن لم نتوصل إلى حل، يمكنك اللجوء إلى الجهة المعنية بحماية المستهلك في بلدك.`,
      ],
    ],
  },
};
