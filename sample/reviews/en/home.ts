/** English sentences about homeware. */

export const home = `
# clay,pot,lamp-table stoneware / fabric
+ Proper stoneware, with a weight that [stays where you put it|says it will outlive me].
~ Heavy, which I like; my [mother|eighty-year-old father] does not.
# clay porcelain / fabric
+ Thin porcelain, and light shines through the rim. Tougher than it looks, too: [two falls, no chips|I have tested that].
~ So thin that the tea [cools|gets cold] quickly.
# clay,pot d:mattGlazed / make
+ The matt glaze is like [eggshell|a pebble] in the hand.
~ Spoons leave [grey lines|pencil marks] on the matt glaze; they come off with [bicarbonate|a paste of soda].
# clay d:reactive / colour
+ Each one is different where the glaze [breaks at the rim|runs], and we have [our favourites|stopped arguing over which is whose].
~ Mine is less lively than the one in the picture; that's the [luck of the kiln|glaze for you].
# clay,pot d:speckled / colour
+ The iron speckles make it look [thrown, not made|as if a friend had made it].
# clay,pot d:rawEdge / make
+ The raw rim shows the clay, and [feels nice|is smooth, oddly,] under the thumb.
~ The unglazed rim [takes tea stains|stains], so soak it now and then.
# mug / style
+ Holds [a real mug of tea|half a pot], and the handle takes [three|all four] fingers.
+ My [desk|first coffee|Sunday] mug now; the others have been demoted.
+ The round handle doesn't get hot, even [from the microwave|with boiling water].
~ A bit [small|large] for [builder's tea|an espresso drinker].
- The handle is too small for [a man's hand|my fingers], so it tips.
- It drips. Down the [outside, every time|front, onto everything].
# mug / care
+L Dishwasher twice a day for [a year|ten months] and the glaze is as it was.
- The rim chipped in the dishwasher in [week two|the first month].
# plate-stack / style
+ Two sizes that stack without [rattling|sliding], and food looks [better|considered] on them.
+ Four plates did for the two of us; we [now have eight|ordered a second set].
~ The large one [only just fits our dishwasher|is too wide for our cupboard].
- One of the four arrived [chipped|in three pieces], and the replacement took [a month|three weeks].
# plate-stack / care
+ Knives leave no marks, [even steak knives|not after a year of Sunday roasts].
- Scratched by [ordinary cutlery|the second dinner].
# bowl / style
+ Wide enough for [salad for four|pasta with room to twirl], deep enough for soup.
+ It stands on the table with [lemons|clementines] when nobody is eating from it.
~ Shallower than it looks: soup [laps at the edge|needs a steady hand].
- It wobbles. The foot isn't [flat|level].
# clay / use
= We are replacing [our wedding china|student plates|the last of the odd ones] piece by piece.
= A present for my son's [first flat|first own kitchen].
+ Makes [porridge|toast|a Tuesday supper] look like something in a magazine.
# clay,pot coloured / colour
+ The {colour} glaze is [soft and earthy|calm], and sits well with my old white things.
~ The {colour} glaze is [greyer|a shade darker] than on my screen.
- The {colour} glaze looks like [school dinners|hospital] in my kitchen.
# clay / title
+ A pleasure to hold
+ Everyday and beautiful
+ Survives the dishwasher
~ Lovely glaze, heavy
- Chipped at once
- Drips
# tumblers / fabric
+ The recycled glass has [a few tiny bubbles|a faint tint], which is half the charm.
+ Thick enough to survive [my children|being knocked over].
~ The two are not [quite the same height|identical], by a hair.
- One cracked with [hot water|ice]; it is pretty, not tough.
# tumblers / style
+ Nice in the hand, [with water, with gin|for squash and for Negronis].
~ They don't stack, [sadly|and our cupboard is small].
- Too [thick at the lip|heavy] to drink from with any pleasure.
# tumblers / use
= We break glasses at the rate of [one a month|two a term].
+ A wedding present for two people [who have everything|with one cupboard].
# tumblers / title
+ Nice weight
+ Bubbles and all
~ Not quite a pair
- Cracked
# vase / style
+ Makes [three stems from the garage|a bunch of garden weeds] look arranged.
+ Holds tall stems upright, [thanks to the narrow neck|no tape, no tricks].
+ Even empty it earns its place on the [mantelpiece|windowsill].
~ The neck is narrow, so [a bottle brush is needed|three or four stems at most].
- It sweats: there is a [ring on my table|white ring on the sideboard] to prove it.
# vase / fabric
+ Stable, even with [heavy branches|lilac in it].
~ {size} is [smaller|taller] than I had in my head. Measure.
- The glaze had [a pinhole|bubbles] on the side that faces the room.
# vase / use
= I am given flowers about [once a year|twice a year] and never have the right vase.
+ A leaving present for [our head teacher|a colleague], who [wrote to say|cried, in a good way].
# planter / style
+ The saucer is part of the set and [fits|looks right], for once.
+ My [rubber plant|peace lily|aspidistra] has been [promoted|rehoused] and looks smug.
~ No drainage hole, so I keep the plant in its plastic pot inside.
- Left a damp ring on [oak|the floorboards] within days.
# planter / fabric
~ Heavy before you even add soil.
+ Thick walls, nicely glazed inside as well.
# pot / title
+ Even empty it looks good
+ Stable and stylish
~ Smaller than it looks
- Leaves rings
# lamp-table / style
+ A warm pool of light to [read|knit] by, and it doesn't dazzle from the sofa.
+ It makes the [corner|hall] look as if someone lived there.
~ The flex is [short|a bit short]; ours needs an extension.
- The shade [sits crooked|leans], whatever I do to the ring.
# lamp-table / make
+ The base is [heavy enough for a house with cats|solid], and the switch is where you look for it.
~ The drum shade came [with a dent|dusty]; a replacement was sent [without fuss|quickly].
- Base [chipped|cracked] on arrival, packed in [nothing but hope|one sheet of paper].
# lamp-floor / style
+ The dome throws the light down on the [book|piano], not in your eyes.
+ Slim enough to stand [behind the sofa|between the sofa and the wall].
~ Taller than I imagined; [check your ceiling lights|it towers over our low sofa].
- It wobbles on [carpet|floorboards] every time someone walks past.
# lamp-floor / make
+ Up in [ten|fifteen] minutes, with the key supplied and no swearing.
~ The foot shows [fingerprints|dust] in {colour}.
- The thread in the stem was [cross-cut|damaged], so it leans.
# lamp / use
= We turned off the ceiling light [for good|last winter].
= For the [reading corner|spare room|dark end of the landing].
# lamp coloured / colour
+ The {colour} [is quiet by day and handsome in lamplight|goes with our curtains, which was luck].
~ The {colour} is more [yellow|matt] than I thought.
# lamp / title
+ Lovely light
+ The corner is transformed
~ Short flex
- Wobbly
# cushion / fabric
+ Nicely made, sharp corners, and the piping [runs straight|meets at the zip].
~ The cover is lovely, but [I would like a fuller shape|it goes a bit flat after an evening].
- The seam [gave|split] at the corner in a week, and I only sat next to it.
# cushion velvet / fabric
+ The velvet changes with the light, and the down [springs back after a plump|is properly generous].
~ The odd feather works its way out [through the seam|at a corner].
# cushion / style
+ Pulls a [grey sofa|tired armchair] together at a stroke.
+ The {size} is the right one for [a deep sofa|reading in bed].
+ The cat has [claimed|taken] it, so I ordered another.
~ {size} looks lost on a big sofa. Go larger, or buy [two|three].
# cushion coloured / colour
+ {colour} is [warmer|richer] in lamplight than in the picture.
~ {colour} clashes with [everything we own|our rug], my own fault.
- The colour [came off on|stained] a pale armchair.
# throw / fabric
+ Big enough for two and [a dog|a cat], with a heavy, [expensive|even] drape.
~ It sheds [a bit|onto dark trousers] in the first weeks.
- It pulled [loops|threads] the first night; the cat denies everything.
# throw lambswool / fabric
+ Warm the second you pull it up, and [hardly scratchy|soft enough for bare feet].
# throw waffle-cotton,cotton / fabric
+ Cool cotton for [summer evenings|the end of the bed], and it goes in the machine.
# throw / style
+ Lives over the back of the sofa, [folded for about an hour a day|except when my daughter is under it].
+ Saved us [half a degree|turning the heating on until November].
= There is now competition for [the left end of the sofa|it] on film nights.
# throw / make
+ The fringe is knotted [by hand, it looks like|neatly], no loose ends.
- The fringe is [matted|felted] after one wash.
# cushion,throw / title
+ Sofa upgraded
+ Cosy and good-looking
~ A bit smaller than hoped
- Falling apart
# bed-linen cotton-percale / fabric
+ Crisp like [a good hotel|line-dried sheets], and cool all night.
~ It rustles [a little|for the first few nights], then settles.
# bed-linen linen / fabric
+ Linen that [warms in winter and cools in summer|gets softer every week].
~ Feels [sandpapery|rough] for the first three nights; give it time.
# bed-linen organic-cotton / fabric
+ Soft cotton, [smooth but not slippery|closely woven], easy on the skin.
# bed-linen / make
+ The duvet cover closes properly, [and the duvet stays in its corners|so no foot gets lost inside].
~ Two pillowcases only, and we are [four-pillow people|greedy].
- A button [missing|broken] and one pillowcase [two centimetres narrower|cut askew].
# bed-linen / care
+L Washed weekly for [nine months|a year], and no [bobbles|thinning].
~ Iron it damp, or accept the look of [a slept-in bed|artists].
- Bobbled where our feet are in [two months|ten weeks].
# bed-linen / fit
+ The {size} is generous: our duvet [has room to breathe|isn't strangled].
~ The {size} is [a tight fit|snug] on a deep duvet.
# bed-linen / use
= New mattress, new sheets, [new life|we thought].
= Guests come in [August|June], and our spare set was embarrassing.
# bed-linen / title
+ Hotel nights at home
+ Sleeping better
~ Lovely, needs ironing
- Bobbled
# towel-stack terry / fabric
+ Thick and thirsty, [from the first wash|no fluff after the second].
# towel-stack / fabric
~ Fluffy for the first [two|three] washes, and so is your [washing machine|black T-shirt].
- Doesn't dry you, it only [moves the water about|pushes the water round].
# towel-stack waffle-cotton / fabric
+ Dries you quickly and itself even quicker, [ideal in a bathroom without a window|good for swimming].
# towel-stack terry / fabric
+ Long, dense loops, [heavy when wet, in the good way|a proper towel].
- Loops pulled out [within days|by a fingernail], here and there.
# towel-stack / style
+ A good bit [bigger|wider] than the one it replaces, and it hangs flat on the rail.
+ We bought them in {colour} for the guests and use them ourselves.
= [Six|Four] of these, after sharing scratchy ones for years.
# towel-stack / care
+ Softer when dried [outside|on a line in the wind], still fine from the rack.
~ The {colour} gives off colour in the [first|first two] washes.
- Stiff as [cardboard|a board] when line-dried.
# towel-stack terry / title
+ Thirsty and thick
# towel-stack / title
+ Soft and quick to dry
+ Like a spa
~ Fluff at first
- Scratchy already
# rug / fabric
+ Flat, heavy and [not a wrinkle|no curling at the corners] after [a day|a night] under books.
+ Hides [crumbs, dog, life|most of what three children do].
~ Needs an underlay on [boards|tiles], or it travels.
- It sheds [daily|endlessly], four months in.
# rug jute / fabric
+ The jute has a lovely gold tone, [and smells faintly of hay|and is tough as old boots].
~ Rough under bare feet, [as jute is|so not for the bedroom].
# rug wool-blend / fabric
+ Soft enough to [sit on with the baby|lie on with the paper].
# rug / style
+ The {size} takes the front legs of the sofa, [which is how it should be|just as the magazines say].
~ {size} was too [small|large] for us; lay it out with newspaper first.
= We wanted to [stop the echo|cover a burn mark] in the living room.
# rug coloured / colour
+ {colour} is calm and [hides more than you'd think|goes with the floor].
- {colour} in the picture, [something else|quite another colour] on the floor.
# rug / title
+ Room finished
+ Hides everything
~ Get an underlay
- Sheds
# wood / fabric
+ Solid wood, with a grain that [somebody chose|lines up round the edge].
~ The wood [rings|marks] if you leave a wet glass, so oil it.
- A [split|crack] opened [along the grain|in the top] when the heating came on.
# wood d:oiled / care
+ Oiled it once more myself, [ten minutes|in ten minutes], and spills wipe off.
# side-table / style
+ Exactly the height of our sofa arm, for [tea and a lamp|two mugs and the remote].
+ Three legs never wobble, [our floor being from 1890|even on our floor].
~ Smaller top than I imagined: a lamp and [one book|a cup], no more.
- It tips if you [lean on the edge|set anything near the rim].
# side-table,stool / make
+ Came in one box, legs screwed in by hand in [five|six] minutes.
~ One leg needed [a felt pad|half a turn more] to sit level.
- One of the legs [is shorter|was drilled at the wrong angle].
# stool / style
+ The woven seat is comfortable for [a long breakfast|tying shoes], and has some give.
+ Sits in the [hall|bathroom], takes [bags|towels|children] without complaint.
~ Lower than a chair, so [not for the dining table|check the height].
- The weave [sagged|loosened] after [a month|six weeks].
# wood / use
= It fills the gap between [armchair and window|bath and door].
+ Our [visitors|builders] keep asking who made it.
# wood coloured / colour
+ The {colour} is [warm|honest], not orange.
~ The {colour} tone is [redder|lighter] than in the pictures.
# wood / title
+ Small and solid
+ Looks handmade
~ Lower than I thought
- Leg not level
# home / use
= We moved in [March|the spring], and this was the first thing that was not from a box.
= We are doing up [one room a year|the house slowly, as money allows], and this year it was [the kitchen's turn|the turn of the back room].
= A housewarming present from [my brother|our neighbours], who [asked first|know us well].
= Bought with the voucher from my [leaving do|retirement collection].
= It replaces one from [a car boot sale|my student days] that nobody will miss.
= My husband [grumbled|measured everything twice] and then said it was [a good idea|his idea].
# lamp,wood,rug,pot / use
+ It looks as if it had [always been here|come with the house].
`;
