/** English questions and answers: conditions, then question, answer of the shop, answer of a buyer. */

export const englishQuestions = `
# garment sized
Q Does this come up small or large? I am usually a {usual}.
S We cut it to the size guide on this page. Between two sizes we would take the larger.
B I took my usual {usual} and it is fine.
Q I am {tall}. Is it long enough?
S The lengths are in the size guide. At your height we would compare them with something you already own.
B I am about your height and have no complaints.
Q How does it wash?
S Follow the label: {care}
B Washed four times so far, no change.
# garment cotton,organic-cotton,jersey,loopback-cotton,linen,denim,stretch-denim,organic-denim,surplus-poplin,waffle-cotton,terry
Q Can this go in the tumble dryer?
S We would not: dried flat it keeps its shape and its size.
B I forgot it in the dryer once. Never again.
# garment lambswool,merino,wool-blend
Q Does the wool itch? I have sensitive skin.
S Wool is personal, so we suggest trying it on at home; you can return it.
B I wear a thin T-shirt under it and feel nothing at all.
Q Will it bobble?
S Wool may pill a little where it rubs, in the first weeks. A wool comb takes it off, and it grows less with time.
# garment linen !d:lined
Q Is the linen see-through in the lightest colour?
S Held against a bright window it lets some light through, as linen does. Skin-coloured underwear solves it.
B In ivory a little, in the darker shades not at all.
# garment linen !d:creaseResistant
Q How badly does it crease?
S It creases, and the creases fall out again when you hang it up damp.
B Like all linen. I have stopped ironing it.
# garment satin,viscose,crepe
Q Does the fabric cling to tights?
B A slip underneath sorts it out in winter. With bare legs, no problem.
# dress
Q Does this dress have pockets?
S It has none, as they would show through the line of the skirt.
B Sadly not!
Q Can I wear a normal bra with it?
B Yes, I do, an ordinary one.
# jeans
Q Do the jeans give with wear?
S The waist eases by about a centimetre in the first days and goes back in the wash.
B Mine did, about half a size.
# trousers-wide,jeans
Q Could these be shortened without losing the shape?
S Yes. The legs are straight from the knee, so that up to ten centimetres can come off.
B My tailor took six centimetres off and you would never know.
# robe
Q Does it close properly on a larger chest?
B I am an 18 and took L/XL. It overlaps well.
# bag-tote
Q Will a 15-inch laptop fit?
S Yes, with its charger, and there is still room for a jumper.
B Mine does, easily.
Q Is there an inside pocket or a zip at the top?
S It is open at the top.
# bag-crossbody,bag-top-handle
Q Does a large phone fit inside?
B Mine fits without its case.
S Phones up to about 17 cm fit.
# bag,belt leather
Q How do I look after the leather?
S {care} A colourless cream once a year keeps it supple.
# jewel
Q Is it all right for sensitive ears or skin?
S {fabric}. If you react to metals, please ask your doctor first; unworn pieces can be returned.
B No trouble here, and I react to most things.
Q Does it tarnish?
S {care}
B Not so far, after five months.
# shades
Q Do the lenses block UV?
S Yes, all UVA and UVB.
Q Would they suit a small face?
B They do mine, though they slide a little in the heat.
# lips,face
Q Is it suitable for sensitive skin?
S The full list of ingredients is on this page. A test on the inner arm for a day is never wrong.
B It has never given me any trouble, and I am careful.
# perfume
Q How long does it last?
S On most skins half a day, longer on fabric.
B On me about five hours.
Q Is it more for men or for women?
S For whoever likes it.
B My husband and I share it.
# skin
Q Can I use it under sunscreen?
S Yes. Leave it two or three minutes to sink in.
B I do, every morning. No rolling.
Q From what age would you use it?
B My daughter is nineteen and I am fifty-one. We both do.
# candle
Q How many hours does the {size} burn?
S That depends on the draught and the wick: keep it trimmed to half a centimetre, and let it melt to the edge each time.
# clay
Q Can it go in the dishwasher?
S Yes, and in the microwave. Let it cool before rinsing.
B Every day, no damage.
Q Are the pieces all exactly the same?
S No. The glaze is applied by hand, so there are small differences.
# vase,planter
Q Is it watertight?
S Glazed inside, yes. Even so we would put a felt under it on wood.
# lamp
Q Which bulb does it need?
S A normal screw-in bulb; a warm LED of about eight watts suits it.
B I use a warm LED and it is lovely.
# cushion
Q Can the cover be washed?
S Take out the filling first. {care}
# throw
Q Is it big enough for a double bed?
B It covers the lower half of ours.
# bed-linen
Q Does it come with two pillowcases?
S One with the single, two with all other sizes.
Q Does it need ironing?
B Not if you hang it straight. I do the pillowcases.
# rug
Q Is it suitable for underfloor heating?
S Yes, it lets the warmth through.
B We have had it on underfloor heating since March.
Q Does it slip on wooden floors?
B A bit. I put an underlay beneath it.
# wood
Q Does it come assembled?
S The legs screw in by hand, without tools, in about five minutes.
B Took me ten, but I made tea in between.
# tumblers
Q Are they safe for hot drinks?
S They are made for cold drinks.
`;
